import type { Contents } from '../pages.ts'

const whyUs: Contents['why-us'] = {
  title: '和我们打球的\u200B七个理由',
  pageTitle: '为什么选择 TomoGolf',
  description:
    '当地球友、不预付只预授权、扫码确认到场、四种语言、日本时间与当地时间并列、由人答复。看看 TomoGolf 有何不同。',
  lead: '您可以用日语打电话，问球场周六接不接单人。也可以换个办法。',
  sections: {
    people: {
      title: '和懂球场的人一起打',
      blocks: [
        '哪个果岭快，几点到前台，哪家面好吃，发起人都知道。水平、语言和评分，加入前都能看到。',
      ],
    },
    courses: {
      title: '打到单人去不了的球场',
      blocks: ['多数球场不接单人，有些只接待熟人带来的访客。有发起人，您就是组里的一员。'],
    },
    money: {
      title: '下场才付费，加入不扣款',
      blocks: [
        '加入时不扣款。签到时只扣平台费，其余预授权解除。每一笔金额，同意之前都看得到。',
        { figure: 'checkIn' },
      ],
    },
    attendance: {
      title: '人人如约而至',
      blocks: [
        '每个名额背后都有预授权，二维码证明谁到了场。发起人不怕空位，客人也不怕空等：发起人未到场，客人分文不付。',
      ],
    },
    languages: {
      title: '从头到尾四种语言',
      blocks: ['页面、规则、邮件和答复，都有中文、日语、英语和韩语，为读者而写，不是逐字翻译。'],
    },
    time: {
      title: '两个时钟，始终标明',
      blocks: ['开球时间是日本时间，旁边就是您当地的时间。截止时间也一样，不用自己算时差。'],
    },
    help: {
      title: '有人答复',
      blocks: [
        '支付问题{{answerPayment}}内，打球当天{{answerGameDay}}内，其他问题工作日{{answerGeneral}}内。',
      ],
    },
  },
  compare: {
    title: '同一个周六，两种过法',
    alone: '自己安排',
    together: '有 TomoGolf',
    rows: {
      group: ['同组', '再找一到三个人，否则可能被拒', '加入已订好开球时间的球局'],
      booking: ['预订', '日文网站或电话，有时还要会员介绍', '用您的语言，三步完成'],
      words: ['在前台', '手势加翻译应用', '发起人就在身边'],
      price: ['价格', '两人加价，到前台才知道的杂费', '加入前就知道价格和包含的费用'],
      change: ['计划有变', '每家球场各有日文规定', '开球前{{departure}}之前免费'],
    },
  },
  closing: {
    title: '再来一位，就凑齐四人',
    text: '看看这个周末哪些球局还有空位。',
    action: '找球局',
  },
}
export default whyUs
