import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const home: Translation<typeof en> = {
  'home.pageTitle': '与当地球友一起在日本打球',
  'home.description':
    '加入日本当地球友发起的球局，或自己发起。到球场签到之前，您的卡只做预授权。支持中文、英语、日语和韩语。',
  'home.title': '日本每座球场，都有朋友等您开球',
  'home.lead': '当地球友发起球局，您加入、到场、开打。无需会籍，也不用打日语电话。',
  'home.play': '找球局',
  'home.learnMore': '了解更多',

  'home.finder.label': '找球局',
  'home.finder.where': '地区',
  'home.finder.when': '日期',
  'home.finder.skill': '水平',
  'home.finder.any': '任意日期',
  'home.finder.weekend': '本周末',
  'home.finder.nextWeekend': '下周末',
  'home.finder.week': '7天内',
  'home.finder.month': '30天内',

  'home.cost':
    '果岭费当天付给球场。平台费为果岭费的{{percent}}%（最低{{usd}}，日元球局最低{{jpy}}），签到时扣款。以果岭费{{price}}为例，平台费为{{fee}}。',

  'home.facts.games_other': '场球局招募中',
  'home.facts.coursesCount': '1,000+',
  'home.facts.courses': '座球场',
  'home.facts.languages': '种语言',

  'home.steps.title': '三步开球',
  'home.steps.discover': '发现球场',
  'home.steps.discoverText':
    '从海滨到山地，1,000多座球场。球道、价格、发起人和同组球友，一目了然。',
  'home.steps.play': '发起或加入',
  'home.steps.playText': '加入还有空位的球局，或邀请旅行者加入您的球局。发起免费。',
  'home.steps.protect': '爽约保障',
  'home.steps.protectText':
    '信用卡预授权是您到场的承诺。到球场扫描发起人的二维码签到，只扣平台费，其余解除。',
  'home.steps.more': '查看详细流程',
  'home.demo.host': 'Kenji，发起人',
  'home.demo.guest': 'Emily，客人',
  'home.demo.open': '空位',
  'home.demo.checkedIn': '签到完成',
  'home.demo.goodRound': 'Emily，祝您打得开心。',

  'home.money.title': '下场才付费，加入不扣款',
  'home.money.text': '预授权保障发起人的权益。您按时到场，卡上只扣平台费；果岭费直接付给球场。',
  'home.money.example': '以果岭费{{price}}为例',
  'home.money.join': '加入时',
  'home.money.joinWhen': '今天',
  'home.money.held': '预授权{{amount}}',
  'home.money.joinText_other':
    '预授权只占用可用额度，不是扣款。日期较远的球局，约在开球前{{days}}天进行预授权。',
  'home.money.checkIn': '签到时',
  'home.money.checkInWhen': '在球场',
  'home.money.back': '{{amount}}预授权解除',
  'home.money.checkInText': '只扣平台费，其余预授权解除。多数银行在5天内显示。',
  'home.money.noShow': '如果未到场',
  'home.money.noShowWhen_other': '或在开球前{{hours}}小时内退出',
  'home.money.charged': '扣款{{amount}}',
  'home.money.noShowText': '果岭费部分支付给发起人，用于球场收取的空位费用。',
  'home.money.rowCheckIn': '签到',
  'home.money.rowInTime': '期限内退出',
  'home.money.rowHost': '发起人取消',
  'home.money.rowLate': '逾期退出或未到场',

  'home.next.title': '近期球局',
  'home.next.all_other': '查看全部{{count}}场',
  'home.next.empty': '目前没有可加入的球局',
  'home.next.emptyText': '每周都有新球局发布。您也可以先请我们代订开球时间。',
  'home.next.emptyAction': '请我们代订',

  'home.week.title': '未来七天',
  'home.week.text_other': '{{from}}至{{to}}（日本时间）有{{count}}场可加入的球局。',
  'home.week.none': '{{from}}至{{to}}没有可加入的球局，之后的球局请看列表。',
  'home.week.regions': '未来七天各地区可加入的球局',
  'home.week.all': '查看七天内的球局',
  'home.week.later': '查看之后的球局',

  'home.hosts.title': '认识几位发起人',
  'home.hosts.text': '由发起人订好开球时间、介绍球场，并和您一起打球。',
  'home.hosts.area': '常在{{region}}发起球局',
  'home.hosts.games_other': '发起过{{count}}场',
  'home.hosts.inviteTitle': '您也来发起球局',
  'home.hosts.inviteText': '订好的开球时间还有空位？邀请到访日本的球友一起打球。',
  'home.hosts.invite': '发起球局',

  'home.concierge.title': '代订服务',
  'home.concierge.text': '已经凑齐四人？告诉我们日期，我们用日语联系球场，{{hours}}小时内答复。',
  'home.rental.title': '球杆租赁',
  'home.rental.text': '左手或右手全套球杆，送到您的球场。{{hours}}小时内答复。',

  'home.close.title': '就差您一位了',
  'home.close.text': '在住处附近找一场球，跟当地球友一起下场。',
  'home.close.action': '找球局',
}
export default home
