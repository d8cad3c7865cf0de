import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const standing: Translation<typeof en> = {
  'standing.rate.title': '这场球打得如何？',
  'standing.rate.lead':
    '请打1至5星，再写几句评价。双方都评价之后，或到{{time}}之前，任何人都看不到。',
  'standing.rate.closedLead': '该球局的评价时间已结束。',
  'standing.rate.stars': '给{{name}}的星级',
  'standing.rate.star_other': '{{count}}星',
  'standing.rate.words': '几句话',
  'standing.rate.wordsHint': '这段话会与您的名字一起显示，请公正友善。',
  'standing.rate.send': '评价{{name}}',
  'standing.rate.change': '修改',
  'standing.rate.keep': '不修改',
  'standing.rate.choose': '请先选择星级。',
  'standing.rate.saved': '评价已保存',
  'standing.rate.mine': '您给{{name}}的评价',
  'standing.rate.hidden': '尚未显示',
  'standing.rate.theirs': '{{name}}给您的评价',
  'standing.rate.none': '您没有评价{{name}}。',
  'standing.rate.report': '举报该评价',
  'standing.rate.reported': '已举报，我们正在核实。',
  'standing.rate.reportTitle': '该评价有什么问题？',
  'standing.rate.reportText': '我们会阅读评价和您的说明，违反规则的评价将被隐藏。',
  'standing.rate.reportSend': '提交举报',
  'standing.rate.reportDone': '谢谢，我们会核实。',
  'standing.shown.title': '球友评价',
  'standing.shown.open': '球友评价（{{count}}）',
  'standing.shown.none': '没有文字评价。',
  'standing.appeal.action': '提出申诉',
  'standing.appeal.title': '对该决定提出申诉',
  'standing.appeal.text':
    '请告诉我们当时的情况。我们会核对全部记录后作出决定，并将结果和理由通过邮件告知。申诉只能提交一次。',
  'standing.appeal.label': '当时的情况',
  'standing.appeal.send': '提交申诉',
  'standing.appeal.done': '您的申诉已送达',
  'standing.appeal.open': '您的申诉正在处理中。',
  'standing.appeal.accepted': '您的申诉已被采纳。',
  'standing.appeal.rejected': '您的申诉未被采纳。',
  'standing.appeal.answer': 'TomoGolf 答复：{{answer}}',
}
export default standing
