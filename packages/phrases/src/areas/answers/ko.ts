import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const answers: Translation<typeof en> = {
  'answers.email_verified': '이메일 주소를 확인했어요. 이제 로그인할 수 있어요.',
}
export default answers
