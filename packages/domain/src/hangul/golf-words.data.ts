/**
 * Words of course names that are not romaji, in Hangul, and Japanese names whose romaji does not
 * show where a syllable ends (関越 Kan'etsu). From the words that occur in the course list.
 */
const WORDS = `
club 클럽, country 컨트리, golf 골프, course 코스, hills 힐스, hill 힐, green 그린, resort 리조트, the 더,
royal 로열, classic 클래식, links 링크스, lake 레이크, lakes 레이크스, public 퍼블릭, forest 포레스트,
park 파크, hotel 호텔, grand 그랜드, gold 골드, seven 세븐, central 센트럴, great 그레이트, new 뉴,
valley 밸리, international 인터내셔널, ace 에이스, hundred 헌드레드, airport 에어포트, ocean 오션,
fields 필즈, field 필드, west 웨스트, east 이스트, north 노스, south 사우스, lakeside 레이크사이드,
century 센추리, cherry 체리, riverside 리버사이드, seaside 시사이드, bayside 베이사이드, bay 베이,
spring 스프링, olympic 올림픽, st 세인트, saint 세인트, northern 노던, southern 서던,
highland 하이랜드, three 스리, crown 크라운, inter 인터, point 포인트, old 올드, orchard 오차드,
sunny 서니, staff 스태프, golden 골든, president 프레지던트, deer 디어, dye 다이, garden 가든,
sky 스카이, twin 트윈, national 내셔널, phoenix 피닉스, oak 오크, oaks 오크스, camellia 카멜리아,
island 아일랜드, village 빌리지, la 라, le 르, star 스타, bell 벨, city 시티, rainbow 레인보,
maple 메이플, grandvrio 그란브리오, bird 버드, grace 그레이스, diamond 다이아몬드, stadium 스타디움,
world 월드, ark 아크, masters 마스터스, terrace 테라스, aloha 알로하, evergreen 에버그린,
brand 브랜드, okhotsk 오호츠크, clark 클라크, cote 코트, sunpark 선파크, shakespeare 셰익스피어,
shamrock 샴록, sweden 스웨덴, dynasty 다이너스티, nidom 니돔, happy 해피, ship 십, brooks 브룩스,
herb 허브, memorial 메모리얼, elm 엘름, scots 스코츠, regent 리젠트, iris 아이리스, petaw 페타우,
town 타운, arden 아든, academy 아카데미, byron 바이런, nelson 넬슨, persimmon 퍼시먼, helena 헬레나,
meadow 메도, eagle 이글, slam 슬램, spa 스파, segovia 세고비아, friendship 프렌드십, bobos 보보스,
rock 록, wild 와일드, duck 덕, way 웨이, sherwood 셔우드, azalea 아젤리아, arrow 애로,
eastwood 이스트우드, eventail 에방타유, thomson 톰슨, andrews 앤드루스, harmony 하모니,
prestige 프레스티지, mayflower 메이플라워, lakeland 레이크랜드, hillcrest 힐크레스트,
premier 프리미어, roland 롤런드, adonis 아도니스, aqualine 아쿠아라인, abiding 어바이딩,
society 소사이어티, caledonian 칼레도니안, camel 카멜, king's 킹스, queen's 퀸스, clearview 클리어뷰,
glissando 글리산도, glen 글렌, cosmo 코스모, hightree 하이트리, tree 트리, cross 크로스,
skyway 스카이웨이, macgregor 맥그리거, millefeuille 밀푀유, vista 비스타, lotte 롯데,
monarch 모나크, fairfield 페어필드, birdie 버디, checkmate 체크메이트, lakewood 레이크우드,
goldwin 골드윈, and 앤드, early 얼리, cedar 시더, bellflower 벨플라워, five 파이브,
laforet 라포레, river 리버, heights 하이츠, six 식스, jamboree 잼버리, wood 우드, woods 우즈,
friends 프렌즈, castle 캐슬, tradition 트래디션, creek 크리크, pines 파인스, pine 파인,
excellent 엑설런트, turtle 터틀, lions 라이언스, jack 잭, nicklaus 니클라우스, canyon 캐니언,
comwood 컴우드, daily 데일리, bear's 베어스, paw 포, grandvert 그랑베르, art 아트,
gloire 글루아르, benny 베니, one 원, one's 원스, oriental 오리엔탈, cypress 사이프러스,
cypres 시프레, stork 스토크, authent 오센트, dunlop 던롭, swan 스완, rosewood 로즈우드, rose 로즈,
heartful 하트풀, style 스타일, oakmont 오크몬트, grandage 그란데이지, oaklet 오클릿,
unimat 유니맷, grandee 그랜디, alpha 알파, sunset 선셋, sunrise 선라이즈, feel 필,
pacific 퍼시픽, million 밀리언, sunlake 선레이크, palace 팰리스, huis 하우스, bosch 보스,
peninsula 페닌슐라, owners 오너스, champion 챔피언, greenland 그린랜드, laurel 로럴,
emerald 에메랄드, coast 코스트, bel 벨, beach 비치, sun 선, moon 문, mission 미션,
union 유니언, asia 아시아, japan 재팬, marine 마린, orange 오렌지, route 루트, passage 파사주,
maria 마리아, madame 마담, utopia 유토피아, pete 피트, rope 로페, mana 마나, chateraise 샤트레제,
wego 위고, sunpia 선피아, rio 리오, lounge 라운지, open 오픈, member 멤버, members 멤버스,
premium 프리미엄, driving 드라이빙, range 레인지, short 쇼트, hole 홀, holes 홀, center 센터,
centre 센터, plaza 플라자, view 뷰, sea 시, side 사이드, mountain 마운틴, land 랜드, wing 윙,
cc CC, gc GC, a A, b B, u U,
kanetsu 간에쓰, sanyo 산요, shinyu 신유, manyo 만요, kiire 기이레, kii 기이, minoo 미노오,
ohtone 오토네, ohmi 오미, sohsei 소세이, shin'onsen 신온센, shimadzu 시마즈, ten 텐,
zaronbai 자론바이, ui UI, koma KOMA, in 인`

export const GOLF_WORDS: ReadonlyMap<string, string> = new Map(
  WORDS.split(',').map((entry) => {
    const [latin = '', hangul = ''] = entry.trim().split(' ')
    return [latin, hangul]
  }),
)
