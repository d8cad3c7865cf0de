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
    text: 'We place a hold on your card. Nothing is charged until you check in at the course.',
  },
  ja: {
    label: '参加する',
    long: '河口湖カントリークラブ＆ゴルフリゾート 東コース・西コース',
    name: '長谷川 美咲',
    text: 'カードに仮押さえを行います。コースでチェックインするまで請求されません。',
  },
  ko: {
    label: '참가하기',
    long: '가와구치코 컨트리클럽 앤드 골프 리조트 동코스와 서코스',
    name: '김지민',
    text: '카드에 보증금을 설정합니다. 골프장에서 체크인할 때까지 청구되지 않습니다.',
  },
  zh: {
    label: '加入球局',
    long: '河口湖乡村俱乐部与高尔夫度假村东球场和西球场',
    name: '王芳',
    text: '我们会在您的卡上预授权。在球场签到之前不会扣款。',
  },
}
