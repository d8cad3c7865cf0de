import type { BannedTerm } from './banned-term.types.ts'

/** 법과 계약의 말을 그대로 쓰는 페이지. */
const LEGAL = ['terms', 'privacy', 'cancellation', 'tokushoho']

export const TERMS: readonly BannedTerm[] = [
  // 조인과 라운드
  { banned: /게임/u, use: '라운드' },
  { banned: /라운드 모집(?!하| 중)|라운드 모집하기/u, use: '동반자 모집' },
  { banned: /라운드 찾기/u, use: '조인 찾기' },
  { banned: /자리를 (?:열|엽)|빈자리를 열/u, use: '동반자 모집' },
  { banned: /참가/u, use: '조인 신청, 참여' },
  { banned: /함께 치는 사람|함께 칠 사람/u, use: '동반자' },
  { banned: /(?:한|자기|같은|우리) 조(?=[의에를가는 ]|$)/u, use: '팀' },
  { banned: /좌석/u, use: '자리, 빈자리', except: ['japan-golf-guide'] },
  { banned: /티 ?오프 시[각간]|시작 시[각간]/u, use: '티타임', except: ['japan-golf-guide'] },
  { banned: /티 (?:타임|오프)/u, use: '티타임, 티오프' },
  { banned: /첫 티(?!타임)/u, use: '1번 홀' },
  { banned: /투섬/u, use: '2인 플레이' },
  { banned: /HCP/u, use: '핸디캡' },
  { banned: /(?<!싱글·)프로급/u, use: '싱글·프로급' },
  { banned: /로커/u, use: '라커' },
  { banned: /캐디 동반/u, use: '캐디 포함, 캐디 이용' },
  { banned: /수동카트|승용카트/u, use: '수동 카트, 승용 카트' },
  { banned: /호스트의 차량|차편/u, use: '픽업' },
  { banned: /클럽 렌탈|클럽 렌털|렌탈 클럽/u, use: '클럽 대여' },
  { banned: /컨시어지/u, use: '예약 대행' },
  // 돈
  { banned: /임시 ?승인|선승인/u, use: '가승인' },
  { banned: /돌려받|돌려드|돌아오는 때/u, use: '가승인 해제, 환불', except: LEGAL },
  { banned: /가승인이 (?:끝나요|풀)/u, use: '가승인 해제' },
  { banned: /플랫폼 (?:이용료|수수료)|(?<!골프장 )이용료/u, use: '서비스 수수료' },
  { banned: /카드 결제사|결제 서비스/u, use: '결제대행사' },
  { banned: /그린 피|그린 요금/u, use: '그린피' },
  { banned: /약속한 금액|약속한 위약금/u, use: '취소 수수료, 노쇼 수수료' },
  { banned: /지불/u, use: '결제, 현장 결제' },
  { banned: /호스트의 몫/u, use: '지급해 드립니다' },
  // 취소와 노쇼
  { banned: /늦은 취소|늦게 취소|기한 뒤/u, use: '기한 후 취소', except: ['tokushoho'] },
  { banned: /무료 기한|시한/u, use: '무료 취소 기한' },
  { banned: /불참/u, use: '노쇼' },
  { banned: /출석/u, use: '참석' },
  { banned: /골프장에 있었어요|라운드에 나왔어요|왔었어요/u, use: '참석했어요' },
  { banned: /자리(?:가)? 해제|자리가 풀/u, use: '자리 자동 취소' },
  { banned: /맡아 두|지켜 두/u, use: '자리 확보' },
  { banned: /계정 정지/u, use: '모집 정지', except: LEGAL },
  { banned: /소명/u, use: '이의 제기' },
  { banned: /이해했습니다|이해합니다/u, use: '동의합니다' },
  { banned: /(?<!청구(?:를|가) )(?<!결제 )보류(?:되|된|돼)/u, use: '가승인' },
  // 사람과 표기
  { banned: /당신/u, use: '주어 생략' },
  { banned: /저희|운영팀/u, use: 'TomoGolf, 회사' },
  { banned: /사용자 이름/u, use: '아이디' },
  { banned: /고객 ?지원|지원팀/u, use: '고객센터' },
  { banned: /유효 기간/u, use: '유효기간' },
  { banned: /되었어요|하였어요/u, use: '됐어요, 했어요' },
  { banned: /월과 년|년과 월/u, use: '월과 연도' },
  { banned: /\}\}님/u, use: '‘{{name}} 님’' },
  // 여행자에게 현지는 일본이다
  { banned: /현지 시간|지역 시간/u, use: '내 시간대' },
  { banned: /전자 ?메일|이-메일/u, use: '이메일' },
  { banned: /["“”]/u, use: '‘ ’' },
  { banned: /[가-힣}] \(/u, use: '괄호를 앞말에 붙임' },
]
