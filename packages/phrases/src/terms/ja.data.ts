import type { BannedTerm } from './banned-term.types.ts'

/** Pages that state the law or the contract, in its words. */
const LEGAL = ['terms', 'privacy', 'cancellation', 'tokushoho']

export const TERMS: readonly BannedTerm[] = [
  // ラウンドと参加
  { banned: /ゲーム/u, use: 'ラウンド' },
  { banned: /ラウンドを募集/u, use: '同伴者を募集' },
  { banned: /空き枠をひらく|枠をひらく|枠をひらい|枠を開/u, use: '同伴者を募集する' },
  // バスの席はそのまま
  {
    banned: /空席|(?<![出欠])席(?=を|が|は|に|数)/u,
    use: '参加枠、空き○名',
    except: ['japan-golf-guide'],
  },
  { banned: /枠を(?:解放|開放)/u, use: '参加枠が失効' },
  { banned: /募集者/u, use: 'ホスト' },
  { banned: /ティータイム|ティーオフ時刻|スタート時刻/u, use: 'スタート時間' },
  { banned: /申し込む|申込む/u, use: '参加する', except: LEGAL },
  { banned: /続けて回る|スルー(?!プレー)プレイ/u, use: 'スループレー' },
  { banned: /プレイ/u, use: 'プレー' },
  { banned: /ハーフ/u, use: '前半、後半' },
  { banned: /HCP/u, use: 'HC、ハンディキャップ' },
  { banned: /手押しカート/u, use: '手引きカート' },
  { banned: /キャディー/u, use: 'キャディ' },
  { banned: /貸しクラブ/u, use: 'レンタルクラブ', except: ['japan-golf-guide'] },
  { banned: /コンシェルジュ|代理予約/u, use: '予約代行' },
  // お金
  { banned: /プラットフォーム利用料|プラットフォーム料/u, use: 'サービス利用料' },
  { banned: /(?<!サービス)(?<!ゴルフ場)利用料/u, use: 'サービス利用料' },
  { banned: /グリーンフィー/u, use: 'プレー料金' },
  { banned: /仮押え|仮おさえ|オーソリ/u, use: '仮押さえ' },
  { banned: /引き落とされ|引かれ(?:る|ます|た)|(?:円|ドル|全額|\}\})をいただきます/u, use: '請求' },
  { banned: /仮押さえ(?:が|は)(?:終わ|戻)|残り(?:が|は)戻/u, use: '解除' },
  { banned: /お渡しします|お受け取り分/u, use: 'お支払いします' },
  { banned: /お約束の金額|約束の金額/u, use: 'ご同意いただいた金額' },
  { banned: /払い戻/u, use: '返金', except: LEGAL },
  { banned: /ガイド価格|目安価格|目安料金|目安の料金|^目安 /u, use: '参考料金' },
  { banned: /未払いのお?支払い/u, use: '未払いの請求' },
  { banned: /決済サービス|カード決済会社/u, use: '決済会社' },
  { banned: /引き継ぐカード|カードへの?引き継/u, use: '代わりのカード' },
  { banned: /チャージバックの主張|敗訴/u, use: '反証が認められた、認められなかった' },
  { banned: /[1１一]人あたり/u, use: '1名あたり' },
  { banned: /支払い手段/u, use: '支払い方法' },
  // キャンセルと来場
  { banned: /参加を取り消|参加の取り消し|参加を取消/u, use: '参加をキャンセル' },
  { banned: /ラウンドを(?:取り消|キャンセル)/u, use: '中止' },
  { banned: /期限後の取り消し|開始間際/u, use: '期限後キャンセル' },
  { banned: /無料の期限|取り消せる期限/u, use: '無料キャンセルの期限' },
  { banned: /取り消せません/u, use: '元に戻せません' },
  { banned: /無断欠席|ノーショー/u, use: '無断キャンセル' },
  { banned: /ホストの無断/u, use: 'ホスト不在' },
  { banned: /出席|欠席/u, use: '来場' },
  { banned: /行きました|来ていた|参加したと伝える/u, use: '参加しました' },
  { banned: /ペナルティ|罰金/u, use: '違約金、キャンセル料' },
  { banned: /理解しました|了承しました/u, use: '同意します' },
  // 人と表記
  { banned: /他の方/u, use: 'ほかの方' },
  {
    banned: /あなた/u,
    use: '主語を省く',
    // 見出しと、参加者の一覧の「あなた」
    except: ['game.players.you', 'home.close.title', 'how-it-works'],
  },
  { banned: /私たち|われわれ/u, use: 'TomoGolf、当社', except: ['about'] },
  {
    banned: /もう一度お送りください|リンクをお送りください/u,
    use: '再送してください、取得してください',
  },
  { banned: /サインイン|サインアップ/u, use: 'ログイン、登録' },
  {
    banned: /ブラウザー|フォルダー|ユーザ(?!ー)|サーバ(?!ー)/u,
    use: 'ブラウザ、フォルダ、ユーザー、サーバー',
  },
  { banned: /下さい|出来(?:る|ま)|頂(?:く|き|け)|(?<!一)致し/u, use: 'ください、できる、いただく' },
  { banned: /しだい/u, use: '次第' },
  { banned: /[０-９]|　|(?<=[ぁ-んァ-ヶ一-龠])[(,!?]/u, use: '半角数字、全角の約物' },
]
