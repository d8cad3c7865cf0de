import type { BannedTerm } from './banned-term.types.ts'

export const TERMS: readonly BannedTerm[] = [
  { banned: /임시 ?승인/u, use: '가승인' },
  { banned: /돌려받/u, use: '가승인 해제' },
  { banned: /플랫폼 이용료/u, use: '서비스 수수료' },
  { banned: /로커/u, use: '라커' },
  { banned: /투섬/u, use: '2인 플레이' },
  { banned: /사용자 이름/u, use: '아이디' },
  // the legal notice says “later than …”, not the term
  { banned: /늦은 취소|늦게 취소/u, use: '기한 후 취소', except: ['tokushoho'] },
  { banned: /불참/u, use: '노쇼' },
  { banned: /당신/u, use: '주어 생략' },
  { banned: /유효 기간/u, use: '유효기간' },
  { banned: /출석/u, use: '참석' },
  { banned: /첫 티(?!타임)/u, use: '1번 홀' },
  { banned: /고객 ?지원/u, use: '고객센터' },
]
