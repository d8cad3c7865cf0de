import type { GuideSection } from '../pages.ts'

/** Where the guide's facts were read, part by part. Prices and rules of single courses are examples of their year. */
export const SOURCES: { readonly [K in GuideSection]?: readonly string[] } = {
  'day': ['https://playgolf-japan.jp/howto/etiquette', 'https://elleairgc.co.jp/ehime/etiquette/', 'https://ryukyugolf.com/terms'],
  'seasons': [
    'http://golf-in-japan.com/bennetts-150605.php', 'https://en.visit-hokkaido.jp/destinations/wonder-golf-resort-hokkaido', 'http://nidomcc.jp/kr/concept/season.html', 'https://golfdigest-play.jp/travel/17320300',
    'https://oggi.jp/7149379', 'https://golf-hack.com/2476/', 'http://golf-guide-qa.com/golf-course/20140624-5/', 'https://gora.golf.rakuten.co.jp/doc/area/kagawa', 'https://www.golflab.jp/tohoku/summer-golf-tohoku/',
    'https://drivenippon.com/articles/67506', 'https://siostandard.com/?p=70', 'https://www.nishinippon.co.jp/nsp/item/o/571936/',
  ],
  'prices': [
    'https://www.tamacc.co.jp/column/category/1', 'https://area.reserve.golfdigest.co.jp/kinki/hyogo/archives/3016', 'https://egolf.jp/life/100622/', 'https://www.air-golf.com/travel/japan-guide/escape-tokyo-north-or-south',
    'https://katsuki-f.jp/blog/4351', 'https://niceshot-golf.com/tools/understanding-golf-terms-green-fees-explained/?type=AMP', 'https://gorurun.jp/golf_course_lunch', 'https://golf-medley.com/articles/golfcourse-review121',
    'https://golf-jalan.net/gc02293/plan/19161693', 'https://golf-jalan.net/gc02337/plan/18810259', 'https://www.sugiyama-kaikei.or.jp/?p=2783', 'https://www.sawada-cpta.com/blog/golf-course-tax', 'https://www.pref.okayama.jp/page/297325.html',
  ],
  'booking': [
    'https://mad4golf.tistory.com/682', 'https://nikkocc.or.jp/info/167', 'https://nemuresort.com/nemugolf/en/about/', 'https://theclubwasher.com/blogs/resources/how-to-book-golf-in-japan',
    'https://www.air-golf.com/travel/japan-guide/escape-tokyo-north-or-south', 'https://golf-navigate.com/japan-golf-course/20160403-1', 'https://book.alba.co.jp/reserve/real/220034/20250202/6844',
  ],
  'getting-there': ['https://tokyogolfer.blogspot.com/2014/03/golf-in-tokyo-what-to-expect.html', 'https://www.golflab.jp/tottori/heigen/', 'https://reserve.accordiagolf.com/app/golfCourseList/kyushu-okinawa/okinawa', 'https://variouspost.net/2401/'],
  'clubs': [
    'https://to-the-heights.com/deliver-golf-bag/', 'https://egolf.jp/gear/60950/', 'https://golf-mirror.com/media/?p=11528', 'https://egolf.jp/column/154492/', 'https://oggi.jp/7149379', 'https://www.uslpga.kr/news/view/1/45078', 'https://www.cct-travel.com.tw',
  ],
  'dress': ['https://playgolf-japan.jp/howto/etiquette', 'https://gtoweb.net/about', 'https://www.air-golf.com/travel/before-you-go/whats-it-golf-japan', 'https://elleairgc.co.jp/ehime/etiquette/'],
  'clubhouse': ['https://playgolf-japan.jp/howto/etiquette', 'https://www.bunkered.co.uk/travel/japan-go-east-different-golf-holiday/', 'https://golfpartner-selectshop.jp/?p=751', 'https://golf-club.jp/101', 'https://golf-jalan.net/gc02337/plan/18810259'],
  'caddies-and-carts': ['https://gtoweb.net/about', 'https://www.discover-oita.com/en/things-to-do/activities/golfing-oita/', 'https://www.golfleisure.com/japan-golf-culture', 'https://variouspost.net/2401/'],
  'pace': ['https://www.onthetee.com.au/golf-customs-japan', 'https://www.golfleisure.com/japan-golf-culture', 'https://elleairgc.co.jp/ehime/etiquette/', 'https://mad4golf.tistory.com/628'],
  'etiquette': ['https://playgolf-japan.jp/howto/etiquette', 'https://elleairgc.co.jp/ehime/etiquette/', 'https://www.onthetee.com.au/golf-customs-japan'],
  'language': ['https://next-golf.com/listing-location/golf-in-japan', 'https://www.onthetee.com.au/golf-customs-japan', 'https://www.discover-oita.com/en/things-to-do/activities/golfing-oita/', 'https://gtn.co.kr/mobile/news_view.asp?news_seq=74970'],
  'paying': [
    'https://playgolf-japan.jp/howto/etiquette', 'http://japan-golf.info/kanagawa/kawasaki-kokusai/kawasaki-kokusai.html', 'https://golf-medley.com/articles/golfcourse-review121',
    'https://japangolftrip.net/post/japanese-golf-etiquette-local-customs', 'https://www.golfleisure.com/japan-golf-culture',
  ],
  'cancelling': [
    'https://book.alba.co.jp/reserve/real/220034/20250202/6844', 'https://elleairgc.co.jp/ehime/etiquette/', 'https://hisayama.cc/cancelpolicy.html', 'http://webpack2.jp/reserve/plan_detail/352202/1199', 'https://birdielife.golf/articles/japan-golf-cancellation-fee-guide',
  ],
}
