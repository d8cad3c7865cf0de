import type { BannedTerm } from './banned-term.types.ts'

export const TERMS: readonly BannedTerm[] = [
  { banned: /主办/u, use: '发起' },
  { banned: /做东/u, use: '接待' },
  { banned: /储物柜/u, use: '更衣柜' },
  { banned: /一气打完/u, use: '18洞连打' },
  { banned: /(?:逾时|过期)退出/u, use: '逾期退出' },
  { banned: /取消规则/u, use: '取消政策' },
  { banned: /我明白|我理解/u, use: '我同意' },
  { banned: /末四位/u, use: '后四位、尾号' },
  { banned: /国家代码/u, use: '国家/地区代码' },
  { banned: /说来就来/u, use: '约好就到' },
  { banned: /电邮/u, use: '邮件' },
]
