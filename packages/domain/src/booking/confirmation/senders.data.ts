import type { BookingVia } from '../course-booking.ts'

export const FIELDS = [
  'course',
  'date',
  'time',
  'players',
  'price',
  'reference',
  'namesDue',
  'freeUntil',
  'schedule',
] as const
export type Field = (typeof FIELDS)[number]
export type Labels = Readonly<Record<Field, readonly string[]>>

/**
 * Labels in confirmations of any sender. A value found by them alone has to be checked. After the
 * public help pages of the booking services, which show what a confirmation contains.
 */
export const COMMON_LABELS: Labels = {
  course: ['ゴルフ場', 'ゴルフ場名', 'コース名', '予約ゴルフ場', 'ご利用ゴルフ場', 'クラブ名'],
  date: [
    'プレー日',
    'プレイ日',
    'ご利用日',
    '利用日',
    'プレー予定日',
    '予約日',
    'ご予約日',
    '日付',
    '日時',
    'ご予約日時',
    'プレー日時',
  ],
  time: [
    'スタート',
    'スタート時間',
    'スタート時刻',
    'スタート枠',
    '時間',
    'スタート予定時間',
    'スタートコース',
  ],
  players: [
    '人数',
    'プレー人数',
    'ご予約人数',
    '予約人数',
    'ご利用人数',
    '組数・人数',
    '組数/人数',
    '組数人数',
    '参加人数',
  ],
  price: [
    '料金',
    'プレー料金',
    'プレー代',
    '合計金額',
    'お支払い金額',
    '総額',
    'お支払予定額',
    'ご利用料金',
    '金額',
    '1人あたり',
    '料金(税込)',
    '総額(税込)',
    'プレー費',
  ],
  reference: [
    '予約番号',
    '予約ID',
    '受付番号',
    '予約No',
    '予約No.',
    'ご予約番号',
    '予約受付番号',
    '予約コード',
  ],
  namesDue: [
    '同伴者登録期限',
    '同伴者登録締切',
    '組合せ表提出期限',
    '組合せ提出期限',
    '組み合わせ提出期限',
    'メンバー登録期限',
    '同伴者名の登録期限',
    '名簿提出期限',
  ],
  freeUntil: [
    'キャンセル期限',
    '無料キャンセル期限',
    '予約変更期限',
    'キャンセル無料期限',
    '変更・キャンセル期限',
    'キャンセル・変更期限',
    '取消期限',
  ],
  schedule: [
    'キャンセル料',
    'キャンセル料金',
    'キャンセルポリシー',
    'キャンセルフィー',
    'キャンセル規定',
    '取消料',
    'キャンセルについて',
  ],
}

type Sender = {
  readonly via: BookingVia
  /** Any of them names the sender. */
  readonly marks: readonly string[]
  /** Labels in this sender's confirmations: what they name is certain. */
  readonly labels: Readonly<Partial<Record<Field, readonly string[]>>>
}

/** Known senders with the labels of their usual layout. */
export const SENDERS: readonly Sender[] = [
  {
    via: 'gora',
    marks: ['楽天GORA', 'gora.golf.rakuten.co.jp'],
    labels: {
      course: ['ゴルフ場'],
      date: ['プレー日'],
      time: ['スタート'],
      players: ['人数', '組数・人数'],
      price: ['プレー料金', '料金'],
      reference: ['予約番号'],
      namesDue: ['同伴者登録期限'],
      freeUntil: ['キャンセル期限'],
      schedule: ['キャンセル料'],
    },
  },
  {
    via: 'gdo',
    marks: ['ゴルフダイジェスト・オンライン', 'golfdigest.co.jp', 'GDOゴルフ場予約'],
    labels: {
      course: ['ゴルフ場名'],
      date: ['プレー日'],
      time: ['スタート時間'],
      players: ['予約人数'],
      price: ['総額'],
      reference: ['予約ID'],
      namesDue: ['メンバー登録期限'],
      freeUntil: ['キャンセル無料期限'],
      schedule: ['キャンセルフィー'],
    },
  },
  {
    via: 'jalan',
    marks: ['じゃらんゴルフ', 'golf-jalan.net'],
    labels: {
      course: ['ゴルフ場名'],
      date: ['プレー日'],
      time: ['スタート時間'],
      players: ['ご予約人数', '組数/人数'],
      price: ['料金(税込)', '合計金額'],
      reference: ['予約番号'],
      namesDue: ['同伴者登録締切'],
      freeUntil: ['キャンセル期限'],
      schedule: ['キャンセル料'],
    },
  },
  {
    via: 'pgm',
    marks: ['PGM', 'pacificgolf.co.jp', 'パシフィックゴルフマネージメント'],
    labels: {
      course: ['ご利用ゴルフ場'],
      date: ['プレー日時', 'プレー日'],
      time: ['プレー日時', 'スタート時刻'],
      players: ['プレー人数'],
      price: ['プレー費', 'お支払予定額'],
      reference: ['受付番号'],
      namesDue: ['組合せ表提出期限'],
      freeUntil: ['変更・キャンセル期限'],
      schedule: ['キャンセル料'],
    },
  },
  {
    via: 'accordia',
    marks: ['アコーディア', 'accordiagolf.com'],
    labels: {
      course: ['ゴルフ場'],
      date: ['ご利用日'],
      time: ['スタート時間'],
      players: ['ご利用人数'],
      price: ['ご利用料金'],
      reference: ['予約No', '予約No.'],
      namesDue: ['同伴者名の登録期限'],
      freeUntil: ['キャンセル無料期限'],
      schedule: ['キャンセル料金'],
    },
  },
  {
    via: 'club',
    marks: ['WEB予約', 'Web予約', 'ホームページ予約', 'オンライン予約', 'フロント'],
    labels: {
      course: ['クラブ名', 'コース名'],
      date: ['ご予約日時', 'ご予約日'],
      time: ['ご予約日時', 'スタート時刻'],
      players: ['ご予約人数'],
      price: ['プレー代'],
      reference: ['予約受付番号'],
      namesDue: ['組合せ提出期限'],
      freeUntil: ['取消期限'],
      schedule: ['取消料'],
    },
  },
]
