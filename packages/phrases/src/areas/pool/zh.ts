import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const pool: Translation<typeof en> = {
  'pool.title_other': '至少{{count}}人想在{{dates}}到{{place}}打球',
  'pool.japan': '日本',
  'pool.clubs_other': '至少{{count}}人需要租球杆',
  'pool.language_other': '至少{{count}}人希望发起人会说{{language}}',
  'pool.comma': '，',
  'pool.first_other': '这些球友可比其他人早{{count}}小时看到您的球局。',
  'pool.days': '想打球的日子',
  'pool.day_other': '{{day}}：至少{{count}}人',
  'pool.rounded': '人数向下取整，不含您自己的提醒。',
  'pool.host': '为这些球友发起球局',
}
export default pool
