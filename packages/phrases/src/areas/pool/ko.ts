import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const pool: Translation<typeof en> = {
  'pool.title_other': '{{dates}}에 {{place}}에서 라운드를 원하는 사람이 {{count}}명 이상 있어요',
  'pool.japan': '일본',
  'pool.clubs_other': '렌털 클럽 필요 {{count}}명 이상',
  'pool.language_other': '{{language}} 하는 호스트 희망 {{count}}명 이상',
  'pool.comma': ', ',
  'pool.first_other': '이분들은 다른 사람보다 {{count}}시간 먼저 라운드를 볼 수 있어요.',
  'pool.days': '원하는 사람이 있는 날',
  'pool.day_other': '{{day}}: {{count}}명 이상',
  'pool.rounded': '인원은 내림하여 보여 드리며, 본인의 알림은 세지 않아요.',
  'pool.host': '이분들을 위해 모집하기',
}
export default pool
