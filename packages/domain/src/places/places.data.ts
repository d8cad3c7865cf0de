/**
 * Stations, airports and areas with hotels, from which visitors measure distances: kind and id, code
 * of the prefecture, latitude, longitude, the name in English, Japanese, Korean and Simplified
 * Chinese, and the source of the position:
 *
 * - `N02`: station (and line) in "National Land Numerical Information (Railway)" N02-25, MLIT Japan,
 *   CC BY 4.0; the middle of the platform line. An area has the position of its station.
 * - `N03`: municipality in "National Land Numerical Information (Administrative Areas)" N03-21, MLIT
 *   Japan; the centroid of its main part.
 * - `OA`: OurAirports, public domain; the middle of the runways, not the terminal.
 *
 * The names were written for TomoGolf.
 */
export const PLACE_ROWS = `
station-shin-hakodate-hokuto|01|41.90463|140.64865|Shin-Hakodate-Hokuto Station|新函館北斗駅|신하코다테호쿠토역|新函馆北斗站|N02 新函館北斗 (北海道新幹線)
station-sapporo|01|43.06848|141.35017|Sapporo Station|札幌駅|삿포로역|札幌站|N02 札幌 (函館線)
station-hakodate|01|41.77400|140.72652|Hakodate Station|函館駅|하코다테역|函馆站|N02 函館 (函館線)
station-asahikawa|01|43.76344|142.35792|Asahikawa Station|旭川駅|아사히카와역|旭川站|N02 旭川 (函館線)
station-obihiro|01|42.91807|143.20211|Obihiro Station|帯広駅|오비히로역|带广站|N02 帯広 (根室線)
station-kushiro|01|42.99057|144.38204|Kushiro Station|釧路駅|구시로역|钏路站|N02 釧路 (根室線)
station-tomakomai|01|42.63929|141.59581|Tomakomai Station|苫小牧駅|도마코마이역|苫小牧站|N02 苫小牧 (室蘭線)
station-shin-aomori|02|40.82810|140.69347|Shin-Aomori Station|新青森駅|신아오모리역|新青森站|N02 新青森 (東北新幹線)
station-aomori|02|40.83032|140.73465|Aomori Station|青森駅|아오모리역|青森站|N02 青森 (奥羽線)
station-hachinohe|02|40.50933|141.43094|Hachinohe Station|八戸駅|하치노헤역|八户站|N02 八戸 (東北新幹線)
station-morioka|03|39.70155|141.13653|Morioka Station|盛岡駅|모리오카역|盛冈站|N02 盛岡 (東北新幹線)
station-ichinoseki|03|38.92645|141.13910|Ichinoseki Station|一ノ関駅|이치노세키역|一之关站|N02 一ノ関 (東北新幹線)
station-sendai|04|38.26055|140.88203|Sendai Station|仙台駅|센다이역|仙台站|N02 仙台 (東北新幹線)
station-akita|05|39.71742|140.12962|Akita Station|秋田駅|아키타역|秋田站|N02 秋田 (奥羽線)
station-yamagata|06|38.24819|140.32733|Yamagata Station|山形駅|야마가타역|山形站|N02 山形 (奥羽線)
station-fukushima|07|37.75406|140.45861|Fukushima Station|福島駅|후쿠시마역|福岛站|N02 福島 (東北新幹線)
station-koriyama|07|37.39862|140.38862|Koriyama Station|郡山駅|고리야마역|郡山站|N02 郡山 (東北新幹線)
station-shin-shirakawa|07|37.12331|140.18883|Shin-Shirakawa Station|新白河駅|신시라카와역|新白河站|N02 新白河 (東北新幹線)
station-iwaki|07|37.05822|140.89236|Iwaki Station|いわき駅|이와키역|磐城站|N02 いわき (常磐線)
station-mito|08|36.37086|140.47721|Mito Station|水戸駅|미토역|水户站|N02 水戸 (常磐線)
station-tsukuba|08|36.08243|140.11055|Tsukuba Station|つくば駅|쓰쿠바역|筑波站|N02 つくば (常磐新線)
station-utsunomiya|09|36.55877|139.89809|Utsunomiya Station|宇都宮駅|우쓰노미야역|宇都宫站|N02 宇都宮 (東北新幹線)
station-nasushiobara|09|36.93168|140.02067|Nasushiobara Station|那須塩原駅|나스시오바라역|那须盐原站|N02 那須塩原 (東北新幹線)
station-oyama|09|36.31355|139.80635|Oyama Station|小山駅|오야마역|小山站|N02 小山 (東北新幹線)
station-takasaki|10|36.32296|139.01299|Takasaki Station|高崎駅|다카사키역|高崎站|N02 高崎 (上越新幹線)
station-jomo-kogen|10|36.69306|138.97758|Jomo-Kogen Station|上毛高原駅|조모코겐역|上毛高原站|N02 上毛高原 (上越新幹線)
station-annaka-haruna|10|36.36251|138.84920|Annaka-Haruna Station|安中榛名駅|안나카하루나역|安中榛名站|N02 安中榛名 (北陸新幹線)
station-omiya|11|35.90624|139.62304|Omiya Station|大宮駅|오미야역|大宫站|N02 大宮 (東北新幹線)
station-kumagaya|11|36.13950|139.38965|Kumagaya Station|熊谷駅|구마가야역|熊谷站|N02 熊谷 (上越新幹線)
station-kawagoe|11|35.90668|139.48320|Kawagoe Station|川越駅|가와고에역|川越站|N02 川越 (川越線)
station-hanno|11|35.85119|139.31882|Hanno Station|飯能駅|한노역|饭能站|N02 飯能 (池袋線)
station-chiba|12|35.61350|140.11350|Chiba Station|千葉駅|지바역|千叶站|N02 千葉 (総武線)
station-narita|12|35.77721|140.31367|Narita Station|成田駅|나리타역|成田站|N02 成田 (成田線)
station-kisarazu|12|35.38162|139.92613|Kisarazu Station|木更津駅|기사라즈역|木更津站|N02 木更津 (内房線)
station-goi|12|35.51311|140.08974|Goi Station (Ichihara)|五井駅|고이역(이치하라)|五井站（市原）|N02 五井 (内房線)
station-mobara|12|35.42683|140.30407|Mobara Station|茂原駅|모바라역|茂原站|N02 茂原 (外房線)
station-tokyo|13|35.68112|139.76811|Tokyo Station|東京駅|도쿄역|东京站|N02 東京 (東海道新幹線)
station-shinagawa|13|35.62965|139.74007|Shinagawa Station|品川駅|시나가와역|品川站|N02 品川 (東海道新幹線)
station-ueno|13|35.71332|139.77738|Ueno Station|上野駅|우에노역|上野站|N02 上野 (東北新幹線)
station-shinjuku|13|35.69019|139.70062|Shinjuku Station|新宿駅|신주쿠역|新宿站|N02 新宿 (中央線)
station-ikebukuro|13|35.73020|139.71134|Ikebukuro Station|池袋駅|이케부쿠로역|池袋站|N02 池袋 (赤羽線)
station-shibuya|13|35.65811|139.70164|Shibuya Station|渋谷駅|시부야역|涩谷站|N02 渋谷 (山手線)
station-tachikawa|13|35.69789|139.41377|Tachikawa Station|立川駅|다치카와역|立川站|N02 立川 (中央線)
station-hachioji|13|35.65550|139.33882|Hachioji Station|八王子駅|하치오지역|八王子站|N02 八王子 (中央線)
station-yokohama|14|35.46580|139.62237|Yokohama Station|横浜駅|요코하마역|横滨站|N02 横浜 (東海道線)
station-shin-yokohama|14|35.50734|139.61764|Shin-Yokohama Station|新横浜駅|신요코하마역|新横滨站|N02 新横浜 (東海道新幹線)
station-fujisawa|14|35.33884|139.48642|Fujisawa Station|藤沢駅|후지사와역|藤泽站|N02 藤沢 (東海道線)
station-hon-atsugi|14|35.43921|139.36437|Hon-Atsugi Station|本厚木駅|혼아쓰기역|本厚木站|N02 本厚木 (小田原線)
station-odawara|14|35.25621|139.15476|Odawara Station|小田原駅|오다와라역|小田原站|N02 小田原 (東海道新幹線)
station-niigata|15|37.91201|139.06175|Niigata Station|新潟駅|니가타역|新潟站|N02 新潟 (上越新幹線)
station-nagaoka|15|37.44777|138.85397|Nagaoka Station|長岡駅|나가오카역|长冈站|N02 長岡 (上越新幹線)
station-tsubame-sanjo|15|37.64772|138.93858|Tsubame-Sanjo Station|燕三条駅|쓰바메산조역|燕三条站|N02 燕三条 (上越新幹線)
station-echigo-yuzawa|15|36.93544|138.80950|Echigo-Yuzawa Station|越後湯沢駅|에치고유자와역|越后汤泽站|N02 越後湯沢 (上越新幹線)
station-joetsu-myoko|15|37.08137|138.24847|Joetsu-Myoko Station|上越妙高駅|조에쓰묘코역|上越妙高站|N02 上越妙高 (北陸新幹線)
station-toyama|16|36.70144|137.21331|Toyama Station|富山駅|도야마역|富山站|N02 富山 (北陸新幹線)
station-shin-takaoka|16|36.72695|137.01188|Shin-Takaoka Station|新高岡駅|신타카오카역|新高冈站|N02 新高岡 (北陸新幹線)
station-kanazawa|17|36.57792|136.64804|Kanazawa Station|金沢駅|가나자와역|金泽站|N02 金沢 (北陸新幹線)
station-komatsu|17|36.40234|136.45310|Komatsu Station|小松駅|고마쓰역|小松站|N02 小松 (北陸新幹線)
station-kagaonsen|17|36.32029|136.35081|Kagaonsen Station|加賀温泉駅|가가온센역|加贺温泉站|N02 加賀温泉 (北陸新幹線)
station-fukui|18|36.06165|136.22338|Fukui Station|福井駅|후쿠이역|福井站|N02 福井 (北陸新幹線)
station-awaraonsen|18|36.21543|136.23536|Awaraonsen Station|芦原温泉駅|아와라온센역|芦原温泉站|N02 芦原温泉 (北陸新幹線)
station-tsuruga|18|35.64495|136.07792|Tsuruga Station|敦賀駅|쓰루가역|敦贺站|N02 敦賀 (北陸新幹線)
station-kofu|19|35.66712|138.56876|Kofu Station|甲府駅|고후역|甲府站|N02 甲府 (中央線)
station-karuizawa|20|36.34260|138.63498|Karuizawa Station|軽井沢駅|가루이자와역|轻井泽站|N02 軽井沢 (北陸新幹線)
station-sakudaira|20|36.27815|138.46465|Sakudaira Station|佐久平駅|사쿠다이라역|佐久平站|N02 佐久平 (北陸新幹線)
station-ueda|20|36.39614|138.25023|Ueda Station|上田駅|우에다역|上田站|N02 上田 (北陸新幹線)
station-nagano|20|36.64281|138.18887|Nagano Station|長野駅|나가노역|长野站|N02 長野 (北陸新幹線)
station-matsumoto|20|36.23053|137.96434|Matsumoto Station|松本駅|마쓰모토역|松本站|N02 松本 (上高地線; 大糸線; 篠ノ井線)
station-gifu|21|35.40954|136.75653|Gifu Station|岐阜駅|기후역|岐阜站|N02 岐阜 (東海道線)
station-tajimi|21|35.33474|137.12012|Tajimi Station|多治見駅|다지미역|多治见站|N02 多治見 (中央線)
station-atami|22|35.10421|139.07797|Atami Station|熱海駅|아타미역|热海站|N02 熱海 (東海道新幹線)
station-mishima|22|35.12671|138.90969|Mishima Station|三島駅|미시마역|三岛站|N02 三島 (東海道新幹線)
station-shin-fuji|22|35.14213|138.66341|Shin-Fuji Station|新富士駅|신후지역|新富士站|N02 新富士 (東海道新幹線)
station-shizuoka|22|34.97171|138.38959|Shizuoka Station|静岡駅|시즈오카역|静冈站|N02 静岡 (東海道新幹線)
station-kakegawa|22|34.76914|138.01514|Kakegawa Station|掛川駅|가케가와역|挂川站|N02 掛川 (東海道新幹線)
station-hamamatsu|22|34.70387|137.73556|Hamamatsu Station|浜松駅|하마마쓰역|滨松站|N02 浜松 (東海道新幹線)
station-nagoya|23|35.17049|136.88103|Nagoya Station|名古屋駅|나고야역|名古屋站|N02 名古屋 (東海道新幹線)
station-toyohashi|23|34.76289|137.38115|Toyohashi Station|豊橋駅|도요하시역|丰桥站|N02 豊橋 (東海道新幹線)
station-toyotashi|23|35.08726|137.15624|Toyotashi Station|豊田市駅|도요타시역|丰田市站|N02 豊田市 (三河線)
station-tsu|24|34.73440|136.51073|Tsu Station|津駅|쓰역|津站|N02 津 (紀勢線)
station-yokkaichi|24|34.96222|136.62993|Yokkaichi Station|四日市駅|욧카이치역|四日市站|N02 四日市 (関西線)
station-maibara|25|35.31497|136.28955|Maibara Station|米原駅|마이바라역|米原站|N02 米原 (東海道新幹線)
station-otsu|25|35.00301|135.86506|Otsu Station|大津駅|오쓰역|大津站|N02 大津 (東海道線)
station-kyoto|26|34.98462|135.75906|Kyoto Station|京都駅|교토역|京都站|N02 京都 (東海道新幹線)
station-shin-osaka|27|34.73354|135.50009|Shin-Osaka Station|新大阪駅|신오사카역|新大阪站|N02 新大阪 (東海道新幹線)
station-osaka|27|34.70250|135.49465|Osaka Station|大阪駅|오사카역|大阪站|N02 大阪 (東海道線)
station-tennoji|27|34.64666|135.51560|Tennoji Station|天王寺駅|덴노지역|天王寺站|N02 天王寺 (関西線)
station-osaka-namba|27|34.66704|135.49910|Osaka-Namba Station|大阪難波駅|오사카난바역|大阪难波站|N02 大阪難波 (阪神なんば線; 難波線)
station-senri-chuo|27|34.80861|135.49512|Senri-Chuo Station|千里中央駅|센리추오역|千里中央站|N02 千里中央 (南北線; 大阪モノレール線)
station-shin-kobe|28|34.70719|135.19688|Shin-Kobe Station|新神戸駅|신코베역|新神户站|N02 新神戸 (山陽新幹線)
station-sannomiya|28|34.69479|135.19504|Sannomiya Station (Kobe)|三ノ宮駅|산노미야역(고베)|三之宫站（神户）|N02 三ノ宮 (東海道線)
station-himeji|28|34.82643|134.69071|Himeji Station|姫路駅|히메지역|姬路站|N02 姫路 (山陽新幹線)
station-nishi-akashi|28|34.66706|134.96018|Nishi-Akashi Station|西明石駅|니시아카시역|西明石站|N02 西明石 (山陽新幹線)
station-sanda|28|34.88869|135.22992|Sanda Station|三田駅|산다역|三田站|N02 三田 (福知山線)
station-kintetsu-nara|29|34.68397|135.82785|Kintetsu-Nara Station|近鉄奈良駅|긴테쓰나라역|近铁奈良站|N02 近鉄奈良 (奈良線)
station-nara|29|34.68050|135.81885|Nara Station|奈良駅|나라역|奈良站|N02 奈良 (関西線)
station-wakayama|30|34.23248|135.19139|Wakayama Station|和歌山駅|와카야마역|和歌山站|N02 和歌山 (阪和線)
station-tottori|31|35.49422|134.22609|Tottori Station|鳥取駅|돗토리역|鸟取站|N02 鳥取 (山陰線)
station-yonago|31|35.42334|133.33668|Yonago Station|米子駅|요나고역|米子站|N02 米子 (山陰線)
station-matsue|32|35.46409|133.06396|Matsue Station|松江駅|마쓰에역|松江站|N02 松江 (山陰線)
station-okayama|33|34.66579|133.91815|Okayama Station|岡山駅|오카야마역|冈山站|N02 岡山 (山陽新幹線)
station-kurashiki|33|34.60166|133.76556|Kurashiki Station|倉敷駅|구라시키역|仓敷站|N02 倉敷 (山陽線)
station-hiroshima|34|34.39844|132.47522|Hiroshima Station|広島駅|히로시마역|广岛站|N02 広島 (山陽新幹線)
station-fukuyama|34|34.48924|133.36136|Fukuyama Station|福山駅|후쿠야마역|福山站|N02 福山 (山陽新幹線)
station-tokuyama|35|34.05082|131.80231|Tokuyama Station|徳山駅|도쿠야마역|德山站|N02 徳山 (山陽新幹線)
station-shin-yamaguchi|35|34.09330|131.39723|Shin-Yamaguchi Station|新山口駅|신야마구치역|新山口站|N02 新山口 (山陽新幹線)
station-shin-shimonoseki|35|34.00707|130.94909|Shin-Shimonoseki Station|新下関駅|신시모노세키역|新下关站|N02 新下関 (山陽新幹線)
station-tokushima|36|34.07451|134.55150|Tokushima Station|徳島駅|도쿠시마역|德岛站|N02 徳島 (高徳線)
station-takamatsu|37|34.35056|134.04533|Takamatsu Station|高松駅|다카마쓰역|高松站|N02 高松 (予讃線)
station-matsuyama|38|33.83988|132.75099|Matsuyama Station|松山駅|마쓰야마역|松山站|N02 松山 (予讃線)
station-kochi|39|33.56692|133.54326|Kochi Station|高知駅|고치역|高知站|N02 高知 (土讃線)
station-hakata|40|33.58957|130.42118|Hakata Station|博多駅|하카타역|博多站|N02 博多 (山陽新幹線)
station-kokura|40|33.88728|130.88322|Kokura Station|小倉駅|고쿠라역|小仓站|N02 小倉 (山陽新幹線)
station-kurume|40|33.32059|130.50109|Kurume Station|久留米駅|구루메역|久留米站|N02 久留米 (九州新幹線)
station-shin-tosu|41|33.37043|130.49109|Shin-Tosu Station|新鳥栖駅|신토스역|新鸟栖站|N02 新鳥栖 (九州新幹線)
station-saga|41|33.26412|130.29737|Saga Station|佐賀駅|사가역|佐贺站|N02 佐賀 (長崎線)
station-takeo-onsen|41|33.19621|130.02308|Takeo-Onsen Station|武雄温泉駅|다케오온센역|武雄温泉站|N02 武雄温泉 (西九州新幹線)
station-nagasaki|42|32.75244|129.86908|Nagasaki Station|長崎駅|나가사키역|长崎站|N02 長崎 (西九州新幹線)
station-kumamoto|43|32.79041|130.68858|Kumamoto Station|熊本駅|구마모토역|熊本站|N02 熊本 (九州新幹線)
station-oita|44|33.23260|131.60670|Oita Station|大分駅|오이타역|大分站|N02 大分 (日豊線)
station-miyazaki|45|31.91582|131.43201|Miyazaki Station|宮崎駅|미야자키역|宫崎站|N02 宮崎 (日豊線)
station-kagoshima-chuo|46|31.58378|130.54103|Kagoshima-Chuo Station|鹿児島中央駅|가고시마추오역|鹿儿岛中央站|N02 鹿児島中央 (九州新幹線)
airport-hnd|13|35.54796|139.78876|Haneda Airport (Tokyo)|羽田空港（東京国際空港）|하네다공항(도쿄)|羽田机场（东京）|OA RJTT
airport-nrt|12|35.77655|140.38275|Narita International Airport|成田国際空港|나리타국제공항|成田国际机场|OA RJAA
airport-kix|27|34.43361|135.23354|Kansai International Airport|関西国際空港|간사이국제공항|关西国际机场|OA RJBB
airport-itm|28|34.78560|135.43825|Osaka Itami Airport|大阪国際空港（伊丹空港）|오사카 이타미공항|大阪伊丹机场|OA RJOO
airport-ukb|28|34.63270|135.22350|Kobe Airport|神戸空港|고베공항|神户机场|OA RJBE
airport-ngo|23|34.85840|136.80550|Chubu Centrair International Airport|中部国際空港（セントレア）|주부국제공항(센트레아)|中部国际机场（新特丽亚）|OA RJGG
airport-nkm|23|35.25545|136.92400|Nagoya Komaki Airport|名古屋飛行場（小牧空港）|나고야 고마키공항|名古屋小牧机场|OA RJNA
airport-cts|01|42.77520|141.69225|New Chitose Airport (Sapporo)|新千歳空港|신치토세공항(삿포로)|新千岁机场（札幌）|OA RJCC
airport-okd|01|43.11615|141.38000|Sapporo Okadama Airport|札幌丘珠空港|삿포로 오카다마공항|札幌丘珠机场|OA RJCO
airport-hkd|01|41.77015|140.82200|Hakodate Airport|函館空港|하코다테공항|函馆机场|OA RJCH
airport-akj|01|43.67070|142.44749|Asahikawa Airport|旭川空港|아사히카와공항|旭川机场|OA RJEC
airport-obo|01|42.73360|143.21751|Tokachi-Obihiro Airport|とかち帯広空港|도카치오비히로공항|十胜带广机场|OA RJCB
airport-kuh|01|43.04100|144.19300|Kushiro Airport|釧路空港|구시로공항|钏路机场|OA RJCK
airport-mmb|01|43.88060|144.16399|Memanbetsu Airport|女満別空港|메만베쓰공항|女满别机场|OA RJCM
airport-aoj|02|40.73325|140.68900|Aomori Airport|青森空港|아오모리공항|青森机场|OA RJSA
airport-msj|02|40.70320|141.36800|Misawa Airport|三沢空港|미사와공항|三泽机场|OA RJSM
airport-hna|03|39.42875|141.13550|Iwate Hanamaki Airport|いわて花巻空港|이와테하나마키공항|岩手花卷机场|OA RJSI
airport-sdj|04|38.13875|140.91850|Sendai Airport|仙台空港|센다이공항|仙台机场|OA RJSS
airport-axt|05|39.61560|140.21850|Akita Airport|秋田空港|아키타공항|秋田机场|OA RJSK
airport-gaj|06|38.41185|140.37150|Yamagata Airport|山形空港|야마가타공항|山形机场|OA RJSC
airport-syo|06|38.81235|139.78750|Shonai Airport|庄内空港|쇼나이공항|庄内机场|OA RJSY
airport-fks|07|37.22745|140.42800|Fukushima Airport|福島空港|후쿠시마공항|福岛机场|OA RJSF
airport-ibr|08|36.18105|140.41550|Ibaraki Airport|茨城空港|이바라키공항|茨城机场|OA RJAH
airport-kij|15|37.95480|139.11450|Niigata Airport|新潟空港|니가타공항|新潟机场|OA RJSN
airport-toy|16|36.64845|137.18750|Toyama Airport|富山空港|도야마공항|富山机场|OA RJNT
airport-kmq|17|36.39460|136.40650|Komatsu Airport|小松空港|고마쓰공항|小松机场|OA RJNK
airport-mmj|20|36.16680|137.92250|Matsumoto Airport|信州まつもと空港|마쓰모토공항|松本机场|OA RJAF
airport-fsz|22|34.79604|138.18775|Mt. Fuji Shizuoka Airport|富士山静岡空港|후지산시즈오카공항|富士山静冈机场|OurAirports airport record RJNS/FSZ (public domain); no runway ends in runways.csv
airport-shm|30|33.66230|135.36450|Nanki-Shirahama Airport|南紀白浜空港|난키시라하마공항|南纪白滨机场|OA RJBD
airport-ttj|31|35.53005|134.16500|Tottori Airport|鳥取空港|돗토리공항|鸟取机场|OA RJOR
airport-ygj|31|35.49145|133.23600|Yonago Kitaro Airport|米子鬼太郎空港|요나고공항|米子机场|OA RJOH
airport-izo|32|35.41370|132.88950|Izumo Airport|出雲空港|이즈모공항|出云机场|OA RJOC
airport-okj|33|34.75695|133.85550|Okayama Airport|岡山空港|오카야마공항|冈山机场|OA RJOB
airport-hij|34|34.43600|132.91950|Hiroshima Airport|広島空港|히로시마공항|广岛机场|OA RJOA
airport-iwk|35|34.14306|132.24195|Iwakuni Airport|岩国空港|이와쿠니공항|岩国机场|OA RJOI
airport-ubj|35|33.92995|131.27900|Yamaguchi Ube Airport|山口宇部空港|야마구치우베공항|山口宇部机场|OA RJDC
airport-tks|36|34.13280|134.60650|Tokushima Airport|徳島空港|도쿠시마공항|德岛机场|OA RJOS
airport-tak|37|34.21405|134.01601|Takamatsu Airport|高松空港|다카마쓰공항|高松机场|OA RJOT
airport-myj|38|33.82725|132.69950|Matsuyama Airport|松山空港|마쓰야마공항|松山机场|OA RJOM
airport-kcz|39|33.54600|133.66949|Kochi Ryoma Airport|高知龍馬空港|고치료마공항|高知龙马机场|OA RJOK
airport-fuk|40|33.58607|130.44920|Fukuoka Airport|福岡空港|후쿠오카공항|福冈机场|OA RJFF
airport-kkj|40|33.84555|131.03500|Kitakyushu Airport|北九州空港|기타큐슈공항|北九州机场|OA RJFR
airport-hsg|41|33.14975|130.30251|Kyushu Saga International Airport|九州佐賀国際空港|사가공항|九州佐贺国际机场|OA RJFS
airport-ngs|42|32.91695|129.91350|Nagasaki Airport|長崎空港|나가사키공항|长崎机场|OA RJFU
airport-kmj|43|32.83730|130.85550|Aso Kumamoto Airport|阿蘇くまもと空港|아소구마모토공항|阿苏熊本机场|OA RJFT
airport-oit|44|33.47950|131.73700|Oita Airport|大分空港|오이타공항|大分机场|OA RJFO
airport-kmi|45|31.87715|131.44850|Miyazaki Airport|宮崎空港|미야자키공항|宫崎机场|OA RJFM
airport-koj|46|31.80340|130.71900|Kagoshima Airport|鹿児島空港|가고시마공항|鹿儿岛机场|OA RJFK
airport-asj|46|28.43060|129.71249|Amami Airport|奄美空港|아마미공항|奄美机场|OA RJKA
airport-oka|47|26.19335|127.63925|Naha Airport (Okinawa)|那覇空港|나하공항(오키나와)|那霸机场（冲绳）|OA ROAH
airport-mmy|47|24.78280|125.29500|Miyako Airport|宮古空港|미야코공항|宫古机场|OA ROMY
airport-shi|47|24.82690|125.14500|Shimojishima Airport (Miyako)|みやこ下地島空港|시모지시마공항(미야코)|下地岛机场（宫古）|OA RORS
airport-isg|47|24.39640|124.24500|New Ishigaki Airport|新石垣空港|신이시가키공항|新石垣机场|published aerodrome reference point 24°23′47″N 124°14′42″E, rounded; no runway ends in OurAirports runways.csv
area-susukino|01|43.05530|141.35336|Susukino (Sapporo)|すすきの（札幌）|스스키노(삿포로)|薄野（札幌）|N02 すすきの
area-niseko|01|42.80874|140.68460|Niseko|ニセコ|니세코|二世谷|N02 ニセコ
area-rusutsu|01|42.71836|140.90015|Rusutsu|留寿都|루스쓰|留寿都|N03 留寿都村
area-otaru|01|43.19712|140.99368|Otaru|小樽|오타루|小樽|N02 小樽
area-furano|01|43.34720|142.39143|Furano|富良野|후라노|富良野|N02 富良野
area-tomamu|01|43.05604|142.61115|Tomamu|トマム|도마무|星野TOMAMU|N02 トマム
area-noboribetsu-onsen|01|42.45207|141.18088|Noboribetsu Onsen|登別温泉|노보리베쓰 온천|登别温泉|N02 登別; onsen lies about 6 km north-east
area-lake-toya|01|42.62564|140.83081|Lake Toya|洞爺湖|도야호|洞爷湖|N03 洞爺湖町
area-appi-kogen|03|40.01264|140.99732|Appi Kogen|安比高原|앗피코겐|安比高原|N02 安比高原
area-matsushima|04|38.36837|141.05884|Matsushima|松島|마쓰시마|松岛|N02 松島海岸
area-aizu-wakamatsu|07|37.50895|139.93017|Aizu-Wakamatsu|会津若松|아이즈와카마쓰|会津若松|N02 会津若松
area-inawashiro-and-bandai|07|37.54631|140.10313|Inawashiro and Bandai|猪苗代・磐梯|이나와시로·반다이|猪苗代·磐梯|N02 猪苗代
area-oarai|08|36.31536|140.56266|Oarai|大洗|오아라이|大洗|N02 大洗
area-kasama|08|36.37306|140.24642|Kasama|笠間|가사마|笠间|N02 笠間
area-nasu-highlands|09|37.04278|140.09272|Nasu Highlands|那須高原|나스고원|那须高原|N03 那須町
area-nikko|09|36.74809|139.61993|Nikko|日光|닛코|日光|N02 東武日光
area-kinugawa-onsen|09|36.82252|139.71668|Kinugawa Onsen|鬼怒川温泉|기누가와 온천|鬼怒川温泉|N02 鬼怒川温泉
area-kusatsu-onsen|10|36.61789|138.57547|Kusatsu Onsen|草津温泉|구사쓰 온천|草津温泉|N03 草津町
area-minakami-onsen|10|36.77910|138.96920|Minakami Onsen|水上温泉|미나카미 온천|水上温泉|N02 水上
area-chichibu|11|35.99001|139.08299|Chichibu|秩父|지치부|秩父|N02 西武秩父
area-maihama|12|35.63616|139.88372|Maihama (Tokyo Disney Resort)|舞浜（東京ディズニーリゾート）|마이하마(도쿄 디즈니리조트)|舞滨（东京迪士尼度假区）|N02 舞浜
area-makuhari|12|35.64840|140.04199|Makuhari|幕張|마쿠하리|幕张|N02 海浜幕張
area-kamogawa|12|35.10762|140.10371|Kamogawa|鴨川|가모가와|鸭川|N02 安房鴨川
area-ginza|13|35.67220|139.76443|Ginza|銀座|긴자|银座|N02 銀座
area-marunouchi-and-nihonbashi|13|35.68553|139.76461|Marunouchi and Nihonbashi|丸の内・日本橋|마루노우치·니혼바시|丸之内·日本桥|N02 大手町
area-shinjuku|13|35.69019|139.70062|Shinjuku|新宿|신주쿠|新宿|N02 新宿
area-shibuya|13|35.65811|139.70164|Shibuya|渋谷|시부야|涩谷|N02 渋谷
area-roppongi|13|35.66343|139.73121|Roppongi|六本木|롯폰기|六本木|N02 六本木
area-akasaka|13|35.67212|139.73639|Akasaka|赤坂|아카사카|赤坂|N02 赤坂
area-asakusa|13|35.71075|139.79777|Asakusa|浅草|아사쿠사|浅草|N02 浅草
area-odaiba|13|35.62981|139.77853|Odaiba|お台場|오다이바|台场|N02 お台場海浜公園
area-minato-mirai|14|35.45767|139.63246|Minato Mirai (Yokohama)|みなとみらい（横浜）|미나토미라이(요코하마)|港未来（横滨）|N02 みなとみらい
area-kamakura|14|35.31931|139.55041|Kamakura|鎌倉|가마쿠라|镰仓|N02 鎌倉
area-hakone|14|35.23354|139.10395|Hakone|箱根|하코네|箱根|N02 箱根湯本
area-hakone-gora|14|35.25090|139.04825|Hakone Gora|箱根強羅|하코네 고라|箱根强罗|N02 強羅
area-yugawara|14|35.14612|139.10220|Yugawara|湯河原|유가와라|汤河原|N02 湯河原
area-myoko-kogen|15|36.87230|138.21218|Myoko Kogen|妙高高原|묘코코겐|妙高高原|N02 妙高高原
area-lake-kawaguchi|19|35.49798|138.76938|Lake Kawaguchi (Mt. Fuji)|河口湖（富士山）|가와구치코(후지산)|河口湖（富士山）|N02 河口湖
area-isawa-onsen|19|35.65752|138.63448|Isawa Onsen|石和温泉|이사와 온천|石和温泉|N02 石和温泉
area-karuizawa|20|36.34260|138.63498|Karuizawa|軽井沢|가루이자와|轻井泽|N02 軽井沢
area-hakuba|20|36.69601|137.86390|Hakuba|白馬|하쿠바|白马|N02 白馬
area-tateshina-and-chino|20|35.99500|138.15175|Tateshina and Chino|蓼科・茅野|다테시나·지노|蓼科·茅野|N02 茅野
area-takayama|21|36.14069|137.25140|Takayama|高山|다카야마|高山|N02 高山
area-gero-onsen|21|35.80595|137.23951|Gero Onsen|下呂温泉|게로 온천|下吕温泉|N02 下呂
area-atami|22|35.10421|139.07797|Atami|熱海|아타미|热海|N02 熱海
area-ito|22|34.97483|139.09211|Ito|伊東|이토|伊东|N02 伊東
area-kawana|22|34.95088|139.12484|Kawana|川奈|가와나|川奈|N02 川奈
area-izu-kogen|22|34.87746|139.10818|Izu Kogen|伊豆高原|이즈코겐|伊豆高原|N02 伊豆高原
area-shuzenji|22|34.97927|138.95097|Shuzenji|修善寺|슈젠지|修善寺|N02 修善寺
area-gotemba|22|35.29995|138.93422|Gotemba|御殿場|고텐바|御殿场|N02 御殿場
area-sakae|23|35.16973|136.90862|Sakae (Nagoya)|栄（名古屋）|사카에(나고야)|荣（名古屋）|N02 栄
area-ise|24|34.49133|136.70966|Ise|伊勢|이세|伊势|N02 伊勢市
area-toba|24|34.48707|136.84152|Toba|鳥羽|도바|鸟羽|N02 鳥羽
area-kashikojima|24|34.30839|136.81943|Kashikojima (Shima)|賢島（志摩）|가시코지마(시마)|贤岛（志摩）|N02 賢島
area-gion-and-higashiyama|26|35.00335|135.77198|Gion and Higashiyama (Kyoto)|祇園・東山（京都）|기온·히가시야마(교토)|祇园·东山（京都）|N02 祇園四条
area-arashiyama|26|35.01878|135.68131|Arashiyama (Kyoto)|嵐山（京都）|아라시야마(교토)|岚山（京都）|N02 嵯峨嵐山
area-umeda|27|34.70562|135.49858|Umeda (Osaka)|梅田（大阪）|우메다(오사카)|梅田（大阪）|N02 大阪梅田
area-namba-and-dotonbori|27|34.66617|135.50027|Namba and Dotonbori (Osaka)|難波・道頓堀（大阪）|난바·도톤보리(오사카)|难波·道顿堀（大阪）|N02 難波
area-shinsaibashi|27|34.67440|135.50034|Shinsaibashi (Osaka)|心斎橋（大阪）|신사이바시(오사카)|心斋桥（大阪）|N02 心斎橋
area-universal-city|27|34.66784|135.43856|Universal City (Osaka)|ユニバーサルシティ（大阪）|유니버설시티(오사카)|环球城（大阪）|N02 ユニバーサルシティ
area-arima-onsen|28|34.79946|135.24563|Arima Onsen (Kobe)|有馬温泉（神戸）|아리마 온천(고베)|有马温泉（神户）|N02 有馬温泉
area-takarazuka|28|34.81136|135.34085|Takarazuka|宝塚|다카라즈카|宝冢|N02 宝塚
area-awaji-island|28|34.33910|134.85446|Awaji Island|淡路島|아와지섬|淡路岛|N03 洲本市
area-shirahama|30|33.67625|135.38741|Shirahama|白浜|시라하마|白滨|N02 白浜
area-izumo|32|35.36062|132.75601|Izumo|出雲|이즈모|出云|N02 出雲市
area-miyajima|34|34.31211|132.30272|Miyajima|宮島|미야지마|宫岛|N02 宮島口; ferry pier, island about 2 km off shore
area-dogo-onsen|38|33.85036|132.78504|Dogo Onsen (Matsuyama)|道後温泉（松山）|도고 온천(마쓰야마)|道后温泉（松山）|N02 道後温泉
area-hakata|40|33.58957|130.42118|Hakata (Fukuoka)|博多（福岡）|하카타(후쿠오카)|博多（福冈）|N02 博多
area-tenjin|40|33.59126|130.39863|Tenjin (Fukuoka)|天神（福岡）|덴진(후쿠오카)|天神（福冈）|N02 天神
area-nakasu|40|33.59461|130.40634|Nakasu (Fukuoka)|中洲（福岡）|나카스(후쿠오카)|中洲（福冈）|N02 中洲川端
area-huis-ten-bosch|42|33.09223|129.79629|Huis Ten Bosch (Sasebo)|ハウステンボス（佐世保）|하우스텐보스(사세보)|豪斯登堡（佐世保）|N02 ハウステンボス
area-beppu|44|33.27947|131.50026|Beppu|別府|벳푸|别府|N02 別府
area-yufuin|44|33.26242|131.35497|Yufuin|由布院|유후인|由布院|N02 由布院
area-miyazaki-seagaia|45|31.96007|131.44273|Miyazaki Seagaia|宮崎シーガイア|미야자키 시가이아|宫崎喜凯亚|N02 蓮ヶ池; resort lies about 3 km east
area-aoshima|45|31.79952|131.46702|Aoshima (Miyazaki)|青島（宮崎）|아오시마(미야자키)|青岛（宫崎）|N02 青島
area-ibusuki|46|31.23688|130.64267|Ibusuki|指宿|이부스키|指宿|N02 指宿
area-kirishima-onsen|46|31.81823|130.83698|Kirishima Onsen|霧島温泉|기리시마 온천|雾岛温泉|N02 霧島神宮; onsen area lies some 10 km north
area-naha-kokusai-dori|47|26.21711|127.69256|Naha Kokusai-dori|那覇・国際通り|나하 국제거리|那霸国际通|N02 牧志
area-chatan|47|26.32138|127.76442|Chatan (American Village)|北谷（アメリカンビレッジ）|차탄(아메리칸 빌리지)|北谷（美国村）|N03 北谷町
area-onna|47|26.47589|127.85285|Onna (west coast resorts)|恩納村（西海岸リゾート）|온나손(서해안 리조트)|恩纳村（西海岸度假区）|N03 恩納村
area-nago|47|26.58202|128.02492|Nago|名護|나고|名护|N03 名護市
`
