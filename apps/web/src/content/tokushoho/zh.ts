import type { Contents } from '../pages.ts'

const tokushoho: Contents['tokushoho'] = {
  title: '基于特定商取引法\u200B的标示',
  pageTitle: '基于特定商取引法的标示',
  description:
    'TomoGolf 的运营者，以及日本《特定商取引法》要求公示的事项：平台费、支付方式、服务时间与取消。',
  lead: '依照日本《特定商取引法》（关于特定商业交易的法律）公示的事项。',
  rows: {
    name: ['销售方', '{{operatorName}}'],
    representative: ['运营负责人', '{{operatorRepresentative}}'],
    address: ['地址', '{{operatorAddress}}'],
    phone: ['电话', '{{operatorPhone}}'],
    email: [
      '邮箱',
      '{{operatorEmail}}（也可使用[联系表单](/contact)）。工作日{{answerGeneral}}内答复。',
    ],
    price: [
      '价格',
      '平台费（每位客人每场球局）：{{feeRule}}。已含税。准确金额在加入前显示。发起球局免费。',
    ],
    'other-costs': [
      '其他费用',
      '果岭费（加入前显示，在球场支付）、交通费、网络费，以及银行可能收取的货币兑换费。',
    ],
    payment: [
      '支付方式',
      '信用卡或借记卡，通过支付服务商 Stripe。加入时预授权果岭费与平台费之和。',
    ],
    'payment-time': [
      '支付时间',
      '平台费在签到时扣款。晚于开球前{{departure}}退出的，立即按预授权全额扣款；未到场的，在回复期限（{{statement}}）届满或专人作出决定时扣款。实际扣款时间因发卡银行而异。',
    ],
    delivery: ['服务时间', '加入完成时名额即确认，球局按所示开球时间进行。'],
    application: [
      '申请方式与期限',
      '在显示内容、金额和取消政策之后，于加入流程的最后一步按下预授权按钮，即为申请。只要有空位，开球前{{joinDeadline}}之前都可申请。',
    ],
    cancellation: [
      '撤回、取消与退款',
      '开球前{{departure}}之前（含这一刻）免费。之后退出或未到场，按预授权全额扣款。发起人取消的，不收费。因服务性质，不能退货。详见[取消政策](/cancellation)。',
    ],
    limits: ['数量与条件', '年满{{minAge}}周岁。每场球局最多{{maxGuests}}位客人，每人一个名额。'],
    environment: [
      '使用环境',
      'Chrome、Edge、Firefox 或 Safari 的最新版本，并启用 JavaScript。签到时有摄像头更方便，但并非必需。',
    ],
  },
}
export default tokushoho
