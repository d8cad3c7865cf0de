import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const pool: Translation<typeof en> = {
  'pool.title_other': '{{dates}}に{{place}}でのラウンドを希望する方が{{count}}名以上います',
  'pool.japan': '日本国内',
  'pool.clubs_other': '{{count}}名以上がレンタルクラブを希望',
  'pool.language_other': '{{count}}名以上が{{language}}を話すホストを希望',
  'pool.comma': '、',
  'pool.first_other': 'この方々には、募集を一般公開より{{count}}時間早くお知らせできます。',
  'pool.days': '希望の多い日',
  'pool.day_other': '{{day}}：{{count}}名以上',
  'pool.rounded': '人数は少なめに丸めて表示し、ご自身のお知らせは含みません。',
  'pool.host': 'この方々に向けて募集する',
}
export default pool
