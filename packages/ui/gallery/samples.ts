import type { Language } from '@tomogolf/phrases/languages'

/** Sample content by language: a label, a long label, a name, a sentence. */
export const SAMPLES: Record<
  Language,
  { label: string; long: string; name: string; text: string }
> = {
  en: {
    label: 'Join game',
    long: 'Kawaguchiko Country Club and Golf Resort, East and West Course',
    name: 'Emily Whitfield-Montgomery',
    text: 'We place a hold on your card. You’re only charged once you check in at the course.',
  },
  ja: {
    label: '参加する',
    long: '河口湖カントリークラブ＆ゴルフリゾート 東コース・西コース',
    name: '長谷川 美咲',
    text: 'カードで仮押さえをします。ゴルフ場でチェックインするまで請求はありません。',
  },
  ko: {
    label: '조인 신청',
    long: '가와구치코 컨트리 클럽 & 골프 리조트 동코스와 서코스',
    name: '김지민',
    text: '카드에 가승인이 진행됩니다. 골프장에서 체크인할 때까지 결제되지 않습니다.',
  },
  zh: {
    label: '加入球局',
    long: '河口湖カントリークラブ＆ゴルフリゾート 東コース・西コース',
    name: '王芳',
    text: '我们会在您的卡上预授权。在球场签到之前不会扣款。',
  },
}
