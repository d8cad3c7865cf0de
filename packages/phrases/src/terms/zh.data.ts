import type { BannedTerm } from './banned-term.types.ts'

/** 法律和合同用语的页面。 */
const LEGAL = ['terms', 'privacy', 'cancellation', 'tokushoho']

export const TERMS: readonly BannedTerm[] = [
  // 球局
  { banned: /主办|主持球局/u, use: '发起' },
  { banned: /做东/u, use: '接待' },
  { banned: /开放空位|空位开放|开放出来/u, use: '发起球局' },
  { banned: /报名(?!已?截止)/u, use: '加入' },
  { banned: /参赛/u, use: '加入' },
  { banned: /位置(?=空|留给|归)/u, use: '名额、空位' },
  { banned: /席位|座位(?!数)/u, use: '名额', except: ['japan-golf-guide'] },
  { banned: /开球时刻|起球时间/u, use: '开球时间' },
  { banned: /一气打完/u, use: '18洞连打' },
  { banned: /半场/u, use: '前九洞、后九洞' },
  { banned: /HCP|差点指数/u, use: '差点' },
  { banned: /储物柜/u, use: '更衣柜' },
  { banned: /杆弟/u, use: '球童' },
  { banned: /乘坐式/u, use: '乘用球车' },
  { banned: /租杆/u, use: '球杆租赁' },
  { banned: /礼宾/u, use: '代订服务' },
  { banned: /会员球场|私人球场/u, use: '会员制球场' },
  { banned: /服装要求|着装规定/u, use: '着装要求' },
  // 钱
  { banned: /办理预授权|冻结/u, use: '预授权' },
  { banned: /预授权(?:结束|退还|退回|释放)/u, use: '预授权解除' },
  { banned: /退还给您|退回给您/u, use: '解除、退款' },
  { banned: /扣取|划扣|不收取|\*\*不收费/u, use: '扣款', except: LEGAL },
  { banned: /平台服务费|服务费/u, use: '平台费' },
  { banned: /支付服务(?!商)/u, use: '支付服务商' },
  { banned: /扣款违约金/u, use: '扣除违约金' },
  { banned: /草坪费|球场费(?!用)/u, use: '果岭费' },
  { banned: /归您|归发起人|归主办人/u, use: '支付给您、支付给发起人', except: LEGAL },
  { banned: /罚款|罚金/u, use: '违约金' },
  { banned: /末四位/u, use: '后四位、尾号' },
  // 退出和未到场
  { banned: /(?:逾时|过期)退出/u, use: '逾期退出' },
  { banned: /免费期限/u, use: '免费退出截止时间' },
  { banned: /按时退出|及时退出/u, use: '期限内退出' },
  // 球场自己的规定
  { banned: /取消规则|取消规定/u, use: '取消政策', except: ['japan-golf-guide'] },
  {
    banned: /没有到场|没来|爽约|缺席/u,
    use: '未到场',
    // 营销文字可以说爽约
    except: ['home.steps.protect', 'how-it-works', 'problems'],
  },
  { banned: /账户暂停|暂停账户|停止主办/u, use: '暂停发起球局' },
  { banned: /我明白|我理解|我了解/u, use: '我同意' },
  { banned: /(?<!提出)异议(?=申)/u, use: '申诉' },
  { banned: /案件/u, use: '个案（后台）、事项' },
  { banned: /裁定/u, use: '裁决（后台）、决定' },
  { banned: /报告(?:问题|给)/u, use: '反馈问题、举报' },
  // 人和标点
  { banned: /主人/u, use: '发起人' },
  { banned: /国家代码/u, use: '国家/地区代码' },
  { banned: /说来就来/u, use: '约好就到' },
  { banned: /电邮|电子邮箱/u, use: '邮件、邮箱' },
  { banned: /相机/u, use: '摄像头', except: ['japan-golf-guide'] },
  { banned: /负责人(?=会|将|回)/u, use: '专人、客服' },
  { banned: /(?<![其])[他她](?!人|们的|日|项)/u, use: '对方、客人、发起人' },
  { banned: /(?<!他)你/u, use: '您' },
  { banned: /(?<!立)即告|得以/u, use: '短句' },
  { banned: /哈希/u, use: '散列值' },
  { banned: /帐户|帐号|登陆/u, use: '账户、账号、登录' },
  { banned: /(?<=[一-龠])[,;!?](?![\])}])|(?<=[一-龠])\((?!\/|#)/u, use: '全角标点' },
  { banned: /(?<=[一-龠])[A-Za-z]{3}|[A-Za-z]{3}(?=[一-龠])/u, use: '汉字与西文词之间空一格' },
]
