import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const info: Translation<typeof en> = {
  'info.home': '首页',
  'info.breadcrumb': '当前位置',
  'info.contents': '本页内容',
  'info.next': '相关内容',
  'info.version': '{{version}}版',
  'info.since': '自{{date}}起适用',
  'info.sources': '资料来源',
  'info.tategaki': '一礼して、コースへ。',
  'info.permalink': '此回答的链接',
  'info.demo.title': '这是演示环境',
  'info.demo.text': '尚未设置运营者。本站不进行真实交易，也不会从任何卡上扣款。',
  'info.demo.value': '尚未设置运营者',

  'info.faq.search': '搜索问题',
  'info.faq.placeholder': '预授权、取消、二维码等',
  'info.faq.clear': '清除搜索',
  'info.faq.found_other': '{{count}}个问题',
  'info.faq.none': '没有包含这些词的问题',
  'info.faq.noneText': '请换个词试试，或直接问我们，由专人答复。',
  'info.faq.ask': '联系我们',
  'info.faq.categories': '主题',

  'info.how.tabs': '选择您的身份',
  'info.problems.solution': '看我们如何解决',
  'info.compare.topic': '需要什么',

  'info.examples.title': '计算示例',
  'info.examples.price': '果岭费',
  'info.examples.fee': '平台费',
  'info.examples.hold': '预授权',
  'info.examples.checkIn': '签到',
  'info.examples.inTime': '期限内退出',
  'info.examples.late': '逾期退出或未到场',
  'info.examples.days': '以某个开球时间（日本时间）为例：',
  'info.examples.teeTime': '开球时间',
  'info.examples.held': '最早预授权时间',
  'info.examples.free': '免费退出截止',
  'info.examples.join': '报名截止',
  'info.examples.window': '可签到时间',
  'info.examples.fromTo': '{{from}}至{{to}}',

  'info.courses': '1,000多',
  'info.minutes_other': '{{count}}分钟',
  'info.hours_other': '{{count}}小时',
  'info.days_other': '{{count}}天',
  'info.months_other': '{{count}}个月',
  'info.fee.higher': '{{usd}}（以日元计价的球局为{{jpy}}）与果岭费的{{percent}}%，两者取高',
  'info.fee.base': '{{usd}}（以日元计价的球局为{{jpy}}）',
}
export default info
