import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const answers: Translation<typeof en> = {
  'answers.email_verified': '邮箱地址已验证，您现在可以登录。',
}
export default answers
