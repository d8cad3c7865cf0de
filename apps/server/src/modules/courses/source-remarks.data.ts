type Translations = {
  readonly en: string
  readonly ja: string
  readonly ko: string
  readonly zh: string
}
const translations = (en: string, ja: string, ko: string, zh: string): Translations => ({
  en,
  ja,
  ko,
  zh,
})

/**
 * Remarks of the course list's sources on access and prices, with their translations. An
 * operator's own text is not translated.
 */
export const SOURCE_REMARKS: Readonly<Record<string, Translations>> = {
  '15 min by car from New Chitose airport; 50 min from Sapporo': translations(
    '15 min by car from New Chitose airport; 50 min from Sapporo',
    '新千歳空港から車で15分、札幌から50分',
    '신치토세 공항에서 차로 15분, 삿포로에서 50분',
    '从新千岁机场开车15分钟，从札幌50分钟',
  ),
  'New Chitose airport 16 km, 20 min by car (taxi 15 min)': translations(
    '16 km from New Chitose airport, 20 min by car (15 min by taxi)',
    '新千歳空港から16km、車で20分（タクシーで15分）',
    '신치토세 공항에서 16km, 차로 20분(택시로 15분)',
    '距新千岁机场16公里，开车20分钟（出租车15分钟）',
  ),
  '20 min shuttle from New Chitose airport': translations(
    '20 min by shuttle from New Chitose airport',
    '新千歳空港から送迎バスで20分',
    '신치토세 공항에서 셔틀버스로 20분',
    '从新千岁机场乘接驳车20分钟',
  ),
  'Kuriyama town; cottages at the course': translations(
    'In the town of Kuriyama; cottages at the course',
    '栗山町。コースにコテージあり',
    '구리야마정에 있으며 골프장에 코티지 있음',
    '位于栗山町，球场内有度假小屋',
  ),
  'Rifu-Shirakashidai IC 2 km': translations(
    '2 km from the Rifu-Shirakashidai interchange',
    '利府しらかし台ICから2km',
    '리후시라카시다이 IC에서 2km',
    '距利府しらかし台 IC 2公里',
  ),
  'about 1 h by car from Shin-Aomori station; 30-room lodge': translations(
    'About 1 h by car from Shin-Aomori station; lodge with 30 rooms',
    '新青森駅から車で約1時間。30室のロッジあり',
    '신아오모리역에서 차로 약 1시간, 객실 30개 숙소 있음',
    '从新青森站开车约1小时，有30间客房的住宿',
  ),
  'Shirakawa IC 26 km': translations(
    '26 km from the Shirakawa interchange',
    '白河ICから26km',
    '시라카와 IC에서 26km',
    '距白河 IC 26公里',
  ),
  '33 km north of Tokyo (Sayama)': translations(
    '33 km north of Tokyo, in Sayama',
    '東京の北33km（狭山市）',
    '도쿄에서 북쪽으로 33km(사야마시)',
    '东京以北33公里（狭山市）',
  ),
  'Shin-Kiba station, 10 min': translations(
    '10 min from Shin-Kiba station',
    '新木場駅から10分',
    '신키바역에서 10분',
    '距新木场站10分钟',
  ),
  'Ukima-Funado station, 7 min walk': translations(
    '7 min on foot from Ukima-Funado station',
    '浮間舟渡駅から徒歩7分',
    '우키마후나도역에서 도보 7분',
    '从浮间舟渡站步行7分钟',
  ),
  'Toride station club bus; Yawara IC 15 min': translations(
    'Club bus from Toride station; 15 min from the Yawara interchange',
    '取手駅からクラブバス。谷和原ICから15分',
    '도리데역에서 셔틀버스, 야와라 IC에서 15분',
    '取手站有球场班车；距谷和原 IC 15分钟',
  ),
  'Shinkansen 80 min from Tokyo then taxi 20 min': translations(
    '80 min by Shinkansen from Tokyo, then 20 min by taxi',
    '東京から新幹線で80分、タクシーで20分',
    '도쿄에서 신칸센으로 80분, 이어서 택시로 20분',
    '从东京乘新干线80分钟，再乘出租车20分钟',
  ),
  'Shukugawara (JR Nambu), Ikuta / Mukogaoka-Yuen (Odakyu) stations; Tomei Kawasaki IC':
    translations(
      'Stations: Shukugawara (JR Nambu line), Ikuta and Mukogaoka-Yuen (Odakyu line); Tomei Kawasaki interchange',
      '宿河原駅（JR南武線）、生田駅・向ヶ丘遊園駅（小田急線）。東名川崎IC',
      '슈쿠가와라역(JR 난부선), 이쿠타역·무코가오카유엔역(오다큐선), 도메이 가와사키 IC',
      '宿河原站（JR 南武线），生田站、向丘游园站（小田急线）；东名川崎 IC',
    ),
  'Goka IC (Ken-O) about 20 min': translations(
    'About 20 min from the Goka interchange (Ken-O Expressway)',
    '圏央道 五霞ICから約20分',
    '겐오도 고카 IC에서 약 20분',
    '距圈央道五霞 IC 约20分钟',
  ),
  'Higashi-Matsuyama IC 10 min': translations(
    '10 min from the Higashi-Matsuyama interchange',
    '東松山ICから10分',
    '히가시마쓰야마 IC에서 10분',
    '距东松山 IC 10分钟',
  ),
  'JR Ito station, taxi 15 min': translations(
    '15 min by taxi from JR Ito station',
    'JR伊東駅からタクシーで15分',
    'JR 이토역에서 택시로 15분',
    '从 JR 伊东站乘出租车15分钟',
  ),
  'Gotemba IC 2 km': translations(
    '2 km from the Gotemba interchange',
    '御殿場ICから2km',
    '고텐바 IC에서 2km',
    '距御殿场 IC 2公里',
  ),
  'Meitetsu Sango or Owari-Asahi station + bus 13-17 min; Kasugai IC 25 min': translations(
    '13 to 17 min by bus from Sango or Owari-Asahi station (Meitetsu); 25 min from the Kasugai interchange',
    '名鉄の三郷駅または尾張旭駅からバスで13〜17分。春日井ICから25分',
    '메이테쓰 산고역 또는 오와리아사히역에서 버스로 13~17분, 가스가이 IC에서 25분',
    '从名铁三乡站或尾张旭站乘巴士13至17分钟；距春日井 IC 25分钟',
  ),
  'Nagoya 2 h, Hamamatsu 45 min': translations(
    '2 h from Nagoya, 45 min from Hamamatsu',
    '名古屋から2時間、浜松から45分',
    '나고야에서 2시간, 하마마쓰에서 45분',
    '从名古屋2小时，从滨松45分钟',
  ),
  'JR Toyama station 30 min; Toyama airport 20 min by car': translations(
    '30 min from JR Toyama station; 20 min by car from Toyama airport',
    'JR富山駅から30分。富山空港から車で20分',
    'JR 도야마역에서 30분, 도야마 공항에서 차로 20분',
    '从 JR 富山站30分钟；从富山机场开车20分钟',
  ),
  'over 1 h by car from Kobe': translations(
    'Over 1 h by car from Kobe',
    '神戸から車で1時間以上',
    '고베에서 차로 1시간 이상',
    '从神户开车1小时以上',
  ),
  'Misaki-Koen station (Nankai, Namba 45 min) + bus 3 min': translations(
    '3 min by bus from Misaki-Koen station (Nankai line, 45 min from Namba)',
    '南海線みさき公園駅（なんばから45分）からバスで3分',
    '난카이선 미사키코엔역(난바에서 45분)에서 버스로 3분',
    '从南海线岬公园站（距难波45分钟）乘巴士3分钟',
  ),
  'Izumigaoka station, free taxi': translations(
    'Free taxi from Izumigaoka station',
    '泉ヶ丘駅から無料タクシー',
    '이즈미가오카역에서 무료 택시',
    '泉丘站有免费出租车',
  ),
  'Yonago IC 7 km': translations(
    '7 km from the Yonago interchange',
    '米子ICから7km',
    '요나고 IC에서 7km',
    '距米子 IC 7公里',
  ),
  'Kuroimura station, 5 min by car; about 40 min from Shimonoseki city': translations(
    '5 min by car from Kuroimura station; about 40 min from Shimonoseki',
    '黒井村駅から車で5分。下関市街から約40分',
    '구로이무라역에서 차로 5분, 시모노세키 시내에서 약 40분',
    '从黑井村站开车5分钟；从下关市区约40分钟',
  ),
  'Hongo IC 10 km; about 50 min from Hiroshima or Fukuyama': translations(
    '10 km from the Hongo interchange; about 50 min from Hiroshima or Fukuyama',
    '本郷ICから10km。広島または福山から約50分',
    '혼고 IC에서 10km, 히로시마나 후쿠야마에서 약 50분',
    '距本乡 IC 10公里；从广岛或福山约50分钟',
  ),
  'about 30 min from Okayama Koraku hotel': translations(
    'About 30 min from the Okayama Koraku Hotel',
    '岡山後楽ホテルから約30分',
    '오카야마 고라쿠 호텔에서 약 30분',
    '从冈山后乐酒店约30分钟',
  ),
  'inside JFE site, west gate then 10 min': translations(
    'Inside the JFE site, 10 min from its west gate',
    'JFEの敷地内、西門から10分',
    'JFE 부지 안, 서문에서 10분',
    '位于 JFE 厂区内，从西门10分钟',
  ),
  'club bus to Kochi airport about 30 min': translations(
    'About 30 min by club bus from Kochi airport',
    '高知空港からクラブバスで約30分',
    '고치 공항에서 셔틀버스로 약 30분',
    '从高知机场乘球场班车约30分钟',
  ),
  'Kochi airport 25 min; club bus': translations(
    '25 min from Kochi airport; club bus',
    '高知空港から25分。クラブバスあり',
    '고치 공항에서 25분, 셔틀버스 있음',
    '距高知机场25分钟，有球场班车',
  ),
  'Takamatsu airport 10 min by car': translations(
    '10 min by car from Takamatsu airport',
    '高松空港から車で10分',
    '다카마쓰 공항에서 차로 10분',
    '从高松机场开车10分钟',
  ),
  // the source breaks off after a number without its unit
  'Takamatsu-Nishi IC, about 20 (unit cut off in the excerpt)': translations(
    'By way of the Takamatsu-Nishi interchange',
    '高松西ICを利用',
    '다카마쓰니시 IC 이용',
    '经高松西 IC',
  ),
  '10 min by taxi from the hotel in the report; 30 min from central Matsuyama': translations(
    '30 min from central Matsuyama',
    '松山市中心部から30分',
    '마쓰야마 시내에서 30분',
    '从松山市中心30分钟',
  ),
  'Matsuyama IC 35 km': translations(
    '35 km from the Matsuyama interchange',
    '松山ICから35km',
    '마쓰야마 IC에서 35km',
    '距松山 IC 35公里',
  ),
  'Kochi airport 55 min by car; JR Kusaka station taxi 10 min; Ino IC 25 min': translations(
    '55 min by car from Kochi airport; 10 min by taxi from JR Kusaka station; 25 min from the Ino interchange',
    '高知空港から車で55分。JR日下駅からタクシーで10分。伊野ICから25分',
    '고치 공항에서 차로 55분, JR 구사카역에서 택시로 10분, 이노 IC에서 25분',
    '从高知机场开车55分钟；从 JR 日下站乘出租车10分钟；距伊野 IC 25分钟',
  ),
  'Miyazaki airport 20-30 min; Miyazaki IC 15 km': translations(
    '20 to 30 min from Miyazaki airport; 15 km from the Miyazaki interchange',
    '宮崎空港から20〜30分。宮崎ICから15km',
    '미야자키 공항에서 20~30분, 미야자키 IC에서 15km',
    '从宫崎机场20至30分钟；距宫崎 IC 15公里',
  ),
  'next to Miyazaki airport; Miyazaki IC 4 km': translations(
    'Next to Miyazaki airport; 4 km from the Miyazaki interchange',
    '宮崎空港に隣接。宮崎ICから4km',
    '미야자키 공항 바로 옆, 미야자키 IC에서 4km',
    '紧邻宫崎机场；距宫崎 IC 4公里',
  ),
  'Oita-Mera IC 10 km': translations(
    '10 km from the Oita-Mera interchange',
    '大分米良ICから10km',
    '오이타메라 IC에서 10km',
    '距大分米良 IC 10公里',
  ),
  'Naha airport about 30 min by car': translations(
    'About 30 min by car from Naha airport',
    '那覇空港から車で約30分',
    '나하 공항에서 차로 약 30분',
    '从那霸机场开车约30分钟',
  ),
  'Miyako island, next to Maehama beach, 20-30 min from Hirara': translations(
    'On Miyako island, next to Maehama beach, 20 to 30 min from Hirara',
    '宮古島、前浜ビーチに隣接。平良から20〜30分',
    '미야코섬, 마에하마 해변 바로 옆, 히라라에서 20~30분',
    '位于宫古岛，紧邻前滨海滩，从平良20至30分钟',
  ),
  'Fukuoka airport 30 min': translations(
    '30 min from Fukuoka airport',
    '福岡空港から30分',
    '후쿠오카 공항에서 30분',
    '从福冈机场30分钟',
  ),
  'within 1 h of central Naha by taxi': translations(
    'Within 1 h of central Naha by taxi',
    '那覇市中心部からタクシーで1時間以内',
    '나하 시내에서 택시로 1시간 이내',
    '从那霸市中心乘出租车1小时以内',
  ),
  'about 1.5 h from Naha airport': translations(
    'About 1.5 h from Naha airport',
    '那覇空港から約1時間半',
    '나하 공항에서 약 1시간 30분',
    '从那霸机场约1个半小时',
  ),
  'Miyako island, Shigira resort': translations(
    'On Miyako island, at the Shigira resort',
    '宮古島、シギラリゾート内',
    '미야코섬 시기라 리조트 안',
    '位于宫古岛 Shigira 度假区内',
  ),

  'visitor total with caddie, 4 players, tax incl; 2 players 11,830/18,480': translations(
    'Visitors, with caddie, four players, tax included; for two players 11,830 on weekdays and 18,480 at weekends',
    'ビジター料金。キャディ付き、1組4名、税込み。2名の場合は平日11,830円、土日祝18,480円',
    '비회원, 캐디 포함, 4인, 세금 포함. 2인은 평일 11,830엔, 주말·공휴일 18,480엔',
    '访客价，含球童，四人，含税；两人时平日11,830日元，周末18,480日元',
  ),
  'Sunday 23 Jun 2024, self play, meal not included, booked by a visitor on Rakuten GORA':
    translations(
      'Sunday 23 June 2024, without caddie, meal not included, booked by a visitor on Rakuten GORA',
      '2024年6月23日（日）、セルフプレー、食事別、ビジターが楽天GORAで予約',
      '2024년 6월 23일(일), 노캐디, 식사 불포함, 비회원이 라쿠텐 GORA에서 예약',
      '2024年6月23日（周日），无球童，不含餐，访客通过乐天 GORA 预订',
    ),
  "blog: weekday visitor fee in the 20,000s-30,000s; 20,000 entered as lower end ('from')":
    translations(
      'A blog names weekday visitor fees of 20,000 to 30,000 yen and more; the lowest is shown',
      'ブログによると平日のビジター料金は2〜3万円台。表示は下限',
      '블로그에 따르면 평일 비회원 요금은 2만~3만 엔대이며, 가장 낮은 금액을 표시',
      '据博客，平日访客价为2万至3万多日元；此处为最低值',
    ),
  "members' guests; caddie compulsory": translations(
    'For guests of members; a caddie is compulsory',
    '会員の同伴者向けの料金。キャディ付きが必須',
    '회원 동반자 요금, 캐디 필수',
    '会员同伴价，须配球童',
  ),
  'weekday with caddie; year = blog date': translations(
    'Weekday, with caddie; the year is that of the blog',
    '平日、キャディ付き。年はブログの日付',
    '평일, 캐디 포함. 연도는 블로그 작성일 기준',
    '平日，含球童；年份为博客日期',
  ),
  'incl buggy; year approx; visitors any time': translations(
    'Cart included; the year is approximate; visitors at any time',
    'カート込み。年はおおよそ。ビジターはいつでも可',
    '카트 포함. 연도는 대략적이며 비회원은 언제든지 이용 가능',
    '含球车；年份为约数；访客随时可打',
  ),
  'just under 7,000; 27 holes + lunch; year approx': translations(
    'Just under 7,000 yen, with 27 holes and lunch; the year is approximate',
    '7,000円弱、27ホール・昼食付き。年はおおよそ',
    '7,000엔이 조금 안 되며 27홀과 점심 포함. 연도는 대략적',
    '略低于7,000日元，27洞含午餐；年份为约数',
  ),
  'approx; 27 holes + lunch; year approx': translations(
    'Approximate, with 27 holes and lunch; the year is approximate',
    'おおよその額、27ホール・昼食付き。年もおおよそ',
    '대략적인 금액으로 27홀과 점심 포함. 연도도 대략적',
    '约数，27洞含午餐；年份亦为约数',
  ),
  "'from': over 10,000; year approx": translations(
    'From a little over 10,000 yen; the year is approximate',
    '1万円台から。年はおおよそ',
    '10,000엔 남짓부터. 연도는 대략적',
    '10,000多日元起；年份为约数',
  ),
  'list price; Rakuten GORA from 16,000 / 28,000; year approx': translations(
    'List price; on Rakuten GORA from 16,000 on weekdays and 28,000 at weekends; the year is approximate',
    '正規料金。楽天GORAでは平日16,000円、土日祝28,000円から。年はおおよそ',
    '정가. 라쿠텐 GORA에서는 평일 16,000엔, 주말·공휴일 28,000엔부터. 연도는 대략적',
    '标价；乐天 GORA 平日16,000日元起，周末28,000日元起；年份为约数',
  ),
  "source says 'upper 9,000s' weekday (April 2025); 9,500 entered as lower end": translations(
    'The source says “upper 9,000s” on a weekday in April 2025; 9,500 is shown',
    '出典では2025年4月の平日「9,000円台後半」。9,500円と表示',
    '출처에는 2025년 4월 평일 9,000엔대 후반이라고 되어 있어 9,500엔으로 표시',
    '来源称2025年4月平日为9,000多日元的高位；此处按9,500日元',
  ),
  '40,000 for two, no caddie, February; day not stated': translations(
    '40,000 yen for two, without caddie, in February; the day is not stated',
    '2名で40,000円、セルフプレー、2月。曜日の記載なし',
    '2인 40,000엔, 노캐디, 2월. 요일은 나와 있지 않음',
    '两人40,000日元，无球童，2月；未注明星期',
  ),
}
