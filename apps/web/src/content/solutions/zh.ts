import type { Contents } from '../pages.ts'

const solutions: Contents['solutions'] = {
  title: '我们如何解决',
  description:
    '当地球局的空位、代订服务、身边的当地球友、清楚的价格、预授权与扫码签到：TomoGolf 让旅行者轻松站上日本的第一发球台。',
  lead: '七道坎，一一作答。',
  sections: {
    alone: {
      title: '加入现成的球局',
      blocks: [
        '发起人已订好开球时间，组里还有空位。您作为四人之一加入，没有最低人数，也没有单人加价。[看看谁在打球](/games)。',
      ],
    },
    booking: {
      title: '发起人已订好场',
      blocks: [
        '您用自己的语言，3步即可加入，开球前{{joinDeadline}}之前都可以。已凑齐一组的，可使用[代订服务](/book-japan-golf)，{{answerRequest}}内答复。',
      ],
    },
    language: {
      title: '有人可以问',
      blocks: ['在前台，发起人就站在您身边。每场球局都标明使用的语言；我们写的一切都有四种语言。'],
    },
    cost: {
      title: '先知道金额，再同意',
      blocks: [
        '果岭费及其包含的项目、平台费和预授权，加入前都在页面上；之后无论怎么变，都以您同意的为准。',
        { figure: 'held' },
      ],
    },
    'no-shows': {
      title: '一笔预授权，一个凭证',
      blocks: [
        '加入时预授权果岭费与平台费，在球场扫描发起人的签到码，只扣平台费，其余解除。客人未到场，按预授权全额扣款，其中果岭费部分支付给发起人；发起人未到场，客人分文不付。',
        { figure: 'charged' },
      ],
    },
    manners: {
      title: '一份指南，一位榜样',
      blocks: ['我们的[指南](/japan-golf-guide)从前台讲到浴池。到了球场，照发起人的样子做就好。'],
    },
    clubs: {
      title: '球杆先到一步',
      blocks: [
        '告诉我们身高、左右手和喜好。[租用的球杆](/japan-golf-rental)会送到球场，一天或一个月都行。',
      ],
    },
  },
  closing: {
    title: '找个周六试试',
    text: '浏览免费；签到之前，您的卡只做预授权。',
    action: '找球局',
  },
}
export default solutions
