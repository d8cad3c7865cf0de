import type { BannedTerm } from './banned-term.types.ts'

export const TERMS: readonly BannedTerm[] = [
  { banned: /無断欠席/u, use: '無断キャンセル' },
  { banned: /出席/u, use: '来場' },
  { banned: /プラットフォーム利用料/u, use: 'サービス利用料' },
  { banned: /空き枠をひらく|枠をひらく/u, use: '同伴者を募集する' },
  { banned: /枠を(?:解放|開放)/u, use: '参加枠が失効' },
  { banned: /お約束の金額/u, use: 'ご同意いただいた金額' },
  { banned: /続けて回る/u, use: 'スループレー' },
  { banned: /ラウンドを募集/u, use: '同伴者を募集' },
  { banned: /ブラウザー/u, use: 'ブラウザ' },
  { banned: /下さい/u, use: 'ください' },
]
