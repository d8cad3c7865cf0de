import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const games: Translation<typeof en> = {
  'games.pageTitle': '日本高尔夫约球',
  'games.description':
    '从北海道到冲绳，当地球友发起球局，等您加入。先看球场、价格和同组球友，只做信用卡预授权，无需预付。',
  'games.title': '找球局',
  'games.count_other': '{{count}}场球局',
  'games.countOn_other': '{{when}}，{{count}}场球局',
  'games.shown_other': '共{{count}}场，显示{{shown}}场。时间均为日本时间。',
  'games.countMore': '超过{{count}}场球局',
  'games.countMoreOn': '{{when}}，超过{{count}}场球局',
  'games.shownMore':
    '共超过{{count}}场，显示{{shown}}场，其余请缩小筛选范围查看。时间均为日本时间。',
  'games.host': '发起球局',
  'games.failed': '球局加载失败',

  'games.filter.label': '筛选球局',
  'games.filter.search': '球场、发起人或地点',
  'games.filter.date': '日期',
  'games.filter.anyDay': '任意日期',
  'games.filter.oneDay': '单日',
  'games.filter.range': '日期范围',
  'games.filter.pickDay': '请选择日期',
  'games.filter.pickRange': '请选择开始和结束日期',
  'games.filter.clear': '清除',
  'games.filter.clearAll': '清除全部',
  'games.filter.show': '查看球局',
  'games.filter.region': '地区',
  'games.filter.skill': '水平',
  'games.filter.anySkill': '不限',
  'games.filter.exact': '仅限此水平',

  'games.button.view': '查看',
  'games.button.manage': '管理球局',
  'games.button.details': '查看详情',
  'games.button.game_started': '已开球',
  'games.button.deadline_passed': '报名已截止',
  'games.button.completed': '已结束',
  'games.button.in_progress': '进行中',
  'games.button.full': '名额已满',

  'games.deadline.minutes_other': '距报名截止还有{{count}}分钟',
  'games.deadline.hours': '距报名截止还有{{hours}}小时',
  'games.deadline.days_other': '距报名截止还有{{count}}天',

  'games.empty.title': '没有符合条件的球局',
  'games.empty.text': '换个条件试试：放宽日期，选择全日本，或不限水平。',
  'games.empty.none': '目前没有可加入的球局',
  'games.empty.noneText': '每周都有新球局发布。',
  'games.empty.host': '我来发起',
  'games.empty.concierge': '请我们代订',
  'games.old.title': '列表刷新失败',
  'games.old.moment': '当前显示的是稍早的内容。',
  'games.old.text_other': '当前显示的是{{count}}分钟前的内容。',

  'games.share.short': '分享',
  'games.share.label': '分享{{title}}',
  'games.share.copy': '复制链接',
  'games.share.copied': '已复制',
  'games.share.line': 'LINE',
  'games.share.whatsapp': 'WhatsApp',
  'games.share.kakaotalk': 'KakaoTalk',
  'games.share.kakaotalkReady': '已复制，请粘贴到 KakaoTalk 聊天中。',
  'games.share.x': 'X',
  'games.share.facebook': 'Facebook',
  'games.share.failed': '分享失败',
  'games.share.failedText': '无法分享，请重试。',

  'games.cannotJoin': '无法加入这场球局',
  'games.joinFailed': '加入失败',
  'games.cardEnding': '尾号',

  'games.profileFailed': '个人资料检查失败',
  'games.profile.title': '请完善个人资料',
  'games.profile.missing_other': '还缺{{count}}项。',
  'games.profile.text':
    '发起人和客人在会所见面，双方都要知道来的是谁：姓名、水平、会说的语言，以及当天能联系上的电话。其他人只看得到您的名字和姓氏首字母。',
  'games.profile.time_other': '大约需要{{count}}分钟。',
  'games.profile.later': '以后再说',
  'games.profile.complete': '完善个人资料',
}
export default games
