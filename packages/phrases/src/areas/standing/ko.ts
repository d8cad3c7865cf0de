import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const standing: Translation<typeof en> = {
  'standing.rate.title': '라운드는 어땠나요?',
  'standing.rate.lead':
    '별 1~5개와 짧은 글을 남겨 주세요. 서로 평가를 마칠 때까지, 늦어도 {{time}}까지는 아무에게도 보이지 않아요.',
  'standing.rate.closedLead': '이 라운드의 평가 기간이 끝났어요.',
  'standing.rate.stars': '{{name}} 님의 별점',
  'standing.rate.star_other': '별 {{count}}개',
  'standing.rate.ask': '{{name}} 님과의 라운드는 어땠나요?',
  'standing.rate.words': '한마디',
  'standing.rate.wordsHint': '이름과 함께 다른 분들에게 보여요. 공정하고 따뜻하게 적어 주세요.',
  'standing.rate.send': '{{name}} 님 평가하기',
  'standing.rate.change': '변경하기',
  'standing.rate.keep': '그대로 두기',
  'standing.rate.choose': '먼저 별점을 선택해 주세요.',
  'standing.rate.saved': '평가를 저장했어요',
  'standing.rate.mine': '{{name}} 님에게 준 별점',
  'standing.rate.hidden': '아직 공개되지 않음',
  'standing.rate.theirs': '{{name}} 님이 준 별점',
  'standing.rate.none': '{{name}} 님을 평가하지 않았어요.',
  'standing.rate.report': '이 평가 신고하기',
  'standing.rate.reported': '신고했어요. 확인하고 있어요.',
  'standing.rate.reportTitle': '이 평가에 어떤 문제가 있나요?',
  'standing.rate.reportText': '담당자가 평가와 신고 내용을 읽고, 규칙에 어긋나는 평가는 숨겨요.',
  'standing.rate.reportSend': '신고 보내기',
  'standing.rate.reportDone': '신고해 주셔서 감사해요. 확인해 볼게요.',
  'standing.shown.title': '동반자 평가',
  'standing.shown.open': '동반자 평가({{count}})',
  'standing.appeal.action': '이의 제기하기',
  'standing.appeal.title': '이 결정에 이의 제기',
  'standing.appeal.text':
    '어떤 일이 있었는지 알려 주세요. 담당자가 모든 기록을 확인해 결정하고, 결과와 이유를 이메일로 알려 드립니다. 이의 제기는 한 번만 할 수 있습니다.',
  'standing.appeal.label': '있었던 일',
  'standing.appeal.send': '이의 제기 보내기',
  'standing.appeal.done': '이의 제기가 접수되었습니다',
  'standing.appeal.open': '이의 제기를 확인하고 있습니다.',
  'standing.appeal.accepted': '이의 제기가 받아들여졌습니다.',
  'standing.appeal.rejected': '이의 제기가 받아들여지지 않았습니다.',
  'standing.appeal.answer': 'TomoGolf 답변: {{answer}}',
}
export default standing
