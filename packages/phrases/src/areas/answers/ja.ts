import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const answers: Translation<typeof en> = {
  'answers.email_verified': 'メールアドレスを確認しました。ログインできます。',
}
export default answers
