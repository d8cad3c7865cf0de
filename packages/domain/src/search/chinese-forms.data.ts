/**
 * Simplified and traditional forms of characters in names of courses and places. The last form of
 * each group is the Japanese one.
 */
const FORMS =
  '县縣県 东東 关関關関 国國 冈岡 岛島嶋島 广廣広 泽澤沢 滨濱浜 龙龍竜 叶葉 宫宮 长長 马馬 鸟鳥 绳繩縄 贺賀 ' +
  '丰豐豊 爱愛 枥栃 库庫 樱櫻桜 桥橋 轻輕軽 别別 馆館 盐鹽塩 濑瀨瀬 边邊辺 齐齋斎 气氣気 圆圓円 会會 ' +
  '兰蘭 云雲 热熱 户戶戸 见見 鹤鶴 龟龜亀 丽麗 绿綠緑 红紅 银銀 飞飛 乐樂楽 场場 泷瀧滝 芦蘆 来來 鸭鴨 ' +
  '礼禮 万萬 与與 两兩 仓倉 冲沖 劳勞労 势勢 区區 医醫 单單 厅廳庁 参參 发發発 变變変 号號 园園 ' +
  '坛壇 壶壺 寿壽 实實実 对對対 总總総 惠恵 户戸 拥擁 扬揚 择擇択 挥揮 据據拠 时時 晓曉暁 权權権 ' +
  '条條 极極 枫楓 标標 栈棧 树樹 梦夢 楼樓 欢歡 汤湯 沟溝 泾涇 浅淺 浓濃 涩澀渋 涩渋 温溫 湾灣 滩灘 灵靈霊 ' +
  '炼煉 犹猶 狮獅 猎獵猟 玛瑪 环環 现現 珑瓏 画畫 疗療 矿礦鉱 矶磯 砺礪 种種 称稱 稳穩 穗穂 竞競 笔筆 笼籠篭 ' +
  '纪紀 纯純 线線 组組 细細 织織 终終 经經 结結 络絡 给給 统統 绢絹 绣繡 维維 网網 罗羅 联聯 舰艦 艺藝芸 ' +
  '苏蘇 荣榮栄 莱萊 萨薩 蓝藍 虾蝦 让讓譲 车車 轩軒 连連 进進 远遠 迟遲 邮郵 邻鄰隣 酿釀 钟鐘 ' +
  '钱錢銭 铁鐵鉄 铃鈴 锅鍋 镇鎮 镰鎌 门門 间間 陆陸 阳陽 阴陰 际際 险險 隐隱隠 静靜静 韦韋 顶頂 须須 风風 饭飯 ' +
  '驹駒 驿驛駅 鲁魯 鲤鯉 鲷鯛 鸠鳩 鹈鵜 鹰鷹 麦麥 黄黃 黑黒 齿齒 壳殻 弯彎 众衆 币幣 归歸帰'

/** Each form with the Japanese one. */
export const CHINESE_FORMS: ReadonlyMap<string, string> = new Map(
  FORMS.split(' ').flatMap((forms) => {
    const japanese = [...forms].at(-1)!
    return [...forms].map((form) => [form, japanese] as const)
  }),
)
