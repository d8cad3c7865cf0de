/**
 * Common names whose spelling does not show their sound to the rules, as Japanese media write them.
 * A test refuses a name that the rules write in the same way.
 */
const WORDS = `
adrian エイドリアン, alex アレックス, alice アリス, amy エイミー, andre アンドレ, andrea アンドレア, andrew アンドリュー,
angela アンジェラ, anna アンナ, brian ブライアン, bryan ブライアン, carlos カルロス, caroline キャロライン,
catherine キャサリン, charlotte シャーロット, chloe クロエ, christian クリスチャン, christina クリスティーナ,
christine クリスティーン, daniel ダニエル, david デイビッド, diana ダイアナ, diego ディエゴ, eleanor エレノア, eric エリック,
erik エリック, ethan イーサン, gabriel ガブリエル, george ジョージ, grace グレース, hannah ハンナ, hugo ユーゴ,
isabella イザベラ, jacob ジェイコブ, james ジェームズ, jane ジェーン, jason ジェイソン, jorge ホルヘ, jose ホセ, juan フアン,
katherine キャサリン, keith キース, leonardo レオナルド, louis ルイス, louise ルイーズ, lucas ルーカス, lucy ルーシー,
marcus マーカス, mary メアリー, matthew マシュー, megan ミーガン, michael マイケル, michelle ミシェル, miguel ミゲル,
nathan ネイサン, nicholas ニコラス, nina ニーナ, noah ノア, owen オーウェン, peter ピーター, philip フィリップ,
phillip フィリップ, pierre ピエール, rachel レイチェル, rebecca レベッカ, ricardo リカルド, ruth ルース, ryan ライアン,
samuel サミュエル, sean ショーン, shane シェーン, stephen スティーブン, steven スティーブン, susan スーザン, theresa テレサ,
thomas トーマス, tyler タイラー, zoe ゾーイ, chad チャド, doug ダグ, hans ハンス, leonard レナード, murray マレー,
walter ウォルター, adams アダムス, andersen アンデルセン, campbell キャンベル, cruz クルーズ, davies デイビス, davis デイビス,
diaz ディアス, dubois デュボワ, edwards エドワーズ, evans エバンス, fernandez フェルナンデス, garcia ガルシア,
gonzalez ゴンザレス, hernandez エルナンデス, hughes ヒューズ, leroy ルロワ, lewis ルイス, lopez ロペス,
lindqvist リンドクヴィスト, martinez マルティネス, meyer マイヤー, muller ミュラー, myers マイヤーズ, nguyen グエン,
obrien オブライエン, oneill オニール, owens オーウェンズ, perez ペレス, petersen ピーターセン, ramirez ラミレス, reyes レイエス,
rodriguez ロドリゲス, rossi ロッシ, russo ルッソ, sanchez サンチェス, sanders サンダース, schmidt シュミット, singh シン,
stewart スチュワート, stuart スチュアート, sullivan サリバン, thompson トンプソン, torres トーレス, tran チャン,
watson ワトソン, weber ウェーバー, young ヤング, wong ウォン, cheung チョン, leung リョン, ng ウン, kwok クォック, ho ホー,
chow チョウ, tsai ツァイ, hsu シュー, tse ツェ, yip イップ`
const KOREAN = `
kim キム, lee イ, yi イ, rhee イ, park パク, pak パク, bak パク, choi チェ, choe チェ, jung チョン, jeong チョン,
chung チョン, kang カン, gang カン, cho チョ, jo チョ, yoon ユン, yun ユン, jang チャン, chang チャン, lim イム, im イム,
yim イム, han ハン, oh オ, seo ソ, suh ソ, shin シン, sin シン, kwon クォン, gwon クォン, hwang ファン, ahn アン,
an アン, song ソン, yoo ユ, yu ユ, ryu リュ, ryoo リュ, hong ホン, jeon チョン, jun チョン, ko コ, go コ, koh コ,
moon ムン, mun ムン, yang ヤン, son ソン, sohn ソン, bae ペ, pae ペ, baek ペク, paik ペク, baik ペク, heo ホ,
hur ホ, huh ホ, nam ナム, shim シム, sim シム, noh ノ, roh ノ, ha ハ, kwak クァク, gwak クァク, sung ソン,
seong ソン, cha チャ, joo チュ, ju チュ, chu チュ, woo ウ, koo ク, gu ク, min ミン, na ナ, jin チン, ji チ, eom オム,
um オム, chae チェ, won ウォン, cheon チョン, bang パン, gong コン, kong コン, hyun ヒョン, ham ハム, byun ピョン,
byeon ピョン, yeo ヨ, do ト, seok ソク, sun ソン, pyo ピョ, namgung ナムグン, hwangbo ファンボ`
const CHINESE =
  'wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang deng ' +
  'feng han cao zeng peng xiao cai pan tian dong yuan yu ye jiang du su wei lu ding ren yao shen zhong cui tan fan jin ' +
  'fang shi liao zou xiong bai meng qin qiu hou yin xue yan lei long tao hao mao gong shao wan qian dai mo kong xiang'
const tableOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(',').map((entry) => {
      const [latin = '', katakana = ''] = entry.trim().split(' ')
      return [latin, katakana]
    }),
  )

export const WESTERN_NAMES = tableOf(WORDS)
export const KOREAN_FAMILY_NAMES = tableOf(KOREAN)
export const CHINESE_FAMILY_NAMES: ReadonlySet<string> = new Set(CHINESE.split(' '))
