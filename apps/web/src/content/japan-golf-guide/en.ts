import type { Contents } from '../pages.ts'

const guide: Contents['japan-golf-guide'] = {
  title: 'Golf in Japan, from the front desk to the bath',
  pageTitle: 'Guide to golf in Japan: etiquette, prices, seasons, what to bring',
  description:
    'What a day of golf in Japan is like: when to arrive, what to wear, lunch at the turn, caddies and carts, etiquette, the bath, prices by region, shipping your clubs, and useful phrases.',
  lead: 'You know the game. The day around it is different. Here’s what to know before your first round in Japan.',
  sections: {
    day: {
      title: 'What the day looks like',
      blocks: [
        'A round takes most of the day. You arrive early, play nine, eat, play nine, take a bath and pay at the end. Clubs ask you to be there at least 30 minutes before your tee time; most people come 45 to 60 minutes before.',
        {
          rows: [
            [
              'Bag drop',
              'Stop at the entrance. Staff take your bag and put it on your group’s cart.',
            ],
            [
              'Front desk',
              'Write your name and address, sign that you have no ties to organized crime (everyone does), and get a locker key or a numbered wallet. You charge everything to that number during the day.',
            ],
            ['Locker room', 'Change your shoes. At some clubs, street shoes stay outside.'],
            ['First tee', 'Be there at least 10 minutes early. On time is late.'],
            ['Front nine', 'Aim for 2 hours to 2 hours 15 minutes.'],
            [
              'Lunch',
              'About 45 minutes, at a table with your group’s number. Note when your back nine starts.',
            ],
            ['Back nine', 'Then thank your group on the last green, caps off.'],
            [
              'Bath and bill',
              'Wash, soak, change, pay at the front desk or the machine, and collect your bag.',
            ],
          ],
        },
      ],
    },
    seasons: {
      title: 'When to play where',
      blocks: [
        {
          rows: [
            [
              'Honshu (main island)',
              'Best in April, May, October and November. Rainy season in June and early July, typhoons from late August through September.',
            ],
            [
              'Hokkaido',
              'May to October, when it’s 4 to 5°C cooler than farther south. Courses open from about mid-April to the end of October or November.',
            ],
            ['Okinawa', 'November to March. On the outer islands, winter can be windy and wet.'],
            [
              'Tohoku, Sea of Japan',
              'Many courses close under snow, often from December to mid-March.',
            ],
            ['Seto Inland Sea', 'Mild and dry, with little snow. Open all year.'],
          ],
        },
        'In summer, head for the mountains: it’s about 0.6°C cooler for every 100 meters, and highlands such as Kuju are 5 to 7°C cooler than the plain. In winter, take a later tee time: early greens can be frozen hard. Some courses also close one day a week, so check before you travel.',
      ],
    },
    prices: {
      title: 'What it costs',
      blocks: [
        'Prices vary by day, season and time. As a rule, a weekday costs 5,000 to 12,000 yen, a weekend or holiday 10,000 to 20,000, and peak holidays more.',
        {
          rows: [
            [
              'Weekdays, from one writer’s log',
              'In 2023, 8 out of 10 rounds cost more than 10,000 yen, 12,000 to 13,000 on average.',
            ],
            [
              'Good courses, April weekend, with lunch',
              'About 9,000 yen in Hokkaido, 15,000 in Hyogo, 16,000 in Gifu and 20,000 in Chiba. Okinawa can reach 30,000.',
            ],
            [
              'Budget',
              'Riverside courses in Kyushu: 18 holes for 2,000 to 3,000 yen on a weekday.',
            ],
          ],
        },
        'The price usually includes the cart, taxes and small levies. Lunch may be included, included up to a limit, or extra. Watch for extras: a surcharge for twosomes (often 500 to 1,100 yen each), a locker (330 yen at the large chains), the cart on the fairway (550 yen in one example).',
        'The golf course usage tax is 400 to 1,200 yen a day, depending on the course. Players under 18, 70 or over, or with a disability are exempt. A passport proves your age.',
      ],
    },
    booking: {
      title: 'Booking a tee time',
      blocks: [
        'Japanese golf is built for groups. Singles are rarely accepted, two is the usual minimum, and five is too many. Golden Week, mid-August and the days around New Year count as weekends at many courses.',
        {
          list: [
            'Large chains open their tee times three to four months ahead, some resorts six. Public and resort courses often still have tee times a few weeks before.',
            'Private clubs on the large booking sites usually accept visitors. A few traditional ones still ask for an introduction by a member.',
            'The last morning tee times are usually before 10 a.m.',
          ],
        },
        'One or two of you? [Join a group](/games) with an open spot. A whole group of your own? Ask the [concierge](/book-japan-golf).',
      ],
    },
    'getting-there': {
      title: 'Getting there',
      blocks: [
        'From Tokyo, allow one to two hours each way. Many clubs run a free bus from the nearest station; you reserve a seat with the tee time. Not all do, so ask. Buses for clubs with similar names leave from the same square, so read the sign.',
        'In Hokkaido and Okinawa, rent a car; taxis get expensive. Some hosts on TomoGolf offer a ride. You’ll see it on the game page.',
      ],
    },
    clubs: {
      title: 'Your clubs: ship or rent',
      blocks: [
        '**Ship them.** Delivery companies take golf bags from door to course. Drop the bag off at a counter, a convenience store or your hotel, in a travel cover and no heavier than 30 kilograms (66 lb). Give the day you’re playing, and it arrives the day before. In 2014, it cost about 1,300 yen to anywhere; prices have risen since. Tokyo to Okinawa and back was recently about 9,000. Remote islands can take six days.',
        '**Rent them.** Courses charge about 3,300 to 6,000 yen but only have a handful of sets, so reserve 10 days ahead. Our [club rental](/japan-golf-rental) delivers full sets to your course, left-handed ones too.',
      ],
    },
    dress: {
      title: 'What to wear',
      blocks: [
        {
          list: [
            'A collared shirt, tucked in, with pants or tailored shorts. Strict clubs want long socks with shorts.',
            'A jacket on arrival at private clubs, except in the hottest months, July to September.',
            'Soft spikes. No T-shirts, jeans, sandals or sportswear, not even on arrival. Clubs may turn you away at the door.',
            'Public courses are more relaxed. When in doubt, ask your host or check the dress code on the game page.',
          ],
        },
      ],
    },
    clubhouse: {
      title: 'Locker room and bath',
      blocks: [
        'The bath is part of the round. Wash thoroughly, sitting at the taps, before you get in. The water is for soaking: no swimwear, no soap, and keep the small towel out of it. Dry yourself before you go back to the lockers.',
        {
          note: 'Tattoos aren’t allowed in the bath at most courses. Ask before you book, or shower where you’re staying.',
          tone: 'warning',
        },
        'Some chains only let you use the bath if you’ve paid for a locker. Early-morning, no-lunch and twilight plans often include neither.',
      ],
    },
    'caddies-and-carts': {
      title: 'Caddies and carts',
      blocks: [
        'One caddie looks after the whole group: yardages, lines, clubs, flag and cart. Most caddies speak little English but know every golf word of it. Private clubs often require one; elsewhere, playing without a caddie has become normal.',
        'The cart seats five and follows a path by remote control. It carries the bags, and you walk with two or three clubs in your hand. Driving onto the fairway is more common in Hokkaido and Okinawa.',
      ],
    },
    pace: {
      title: 'Pace, lunch and local rules',
      blocks: [
        'Nobody minds a bad shot; everyone minds waiting. Walk quickly, be ready, and pick up when it’s hopeless. A weekend round with lunch still takes five to six hours, sometimes seven.',
        'At the turn, you stop for 40 to 60 minutes. In Hokkaido and Okinawa, you play 18 holes straight through.',
        {
          list: [
            '**Forward tees.** After a ball out of bounds, you may play your fourth shot from a marked tee farther ahead.',
            '**Two greens.** Older holes have two. The flag shows which one is in use; from the other, you take a free drop.',
            '**Yellow stakes, yellow flags and other local signs:** your host or caddie explains them.',
          ],
        },
      ],
    },
    etiquette: {
      title: 'Etiquette in ten lines',
      blocks: [
        {
          list: [
            'Be at the tee at least 10 minutes before your tee time.',
            'Greet your group, the caddie and the starter. A small bow is fine.',
            'Keep your phone silent and in the bag. Photos yes, calls no.',
            'Repair ball marks, fill divots with the sand from the cart, rake bunkers.',
            'Stand still and out of sight while others play. Don’t step on anyone’s line.',
            'Call “Faa!” loudly if a ball flies toward people.',
            'Keep up with the group in front; staying ahead of the group behind isn’t enough.',
            'Smoke only where there is an ashtray.',
            'Take off your cap indoors, and when you thank your group at the end.',
            'Don’t charge things that aren’t yours to the bill; offer to share what the group ordered together.',
          ],
        },
      ],
    },
    language: {
      title: 'Getting by without Japanese',
      blocks: [
        'Most staff speak no English, and signs are in Japanese. Courses used to visitors manage with gestures and goodwill, and a few have staff who speak English or Korean. A translation app helps at the front desk. With a [local host](/how-it-works), you won’t need to worry about it.',
      ],
    },
    paying: {
      title: 'Paying and tipping',
      blocks: [
        'You charge food and purchases to your locker number and settle everything after the round, at the front desk or at a machine. Cards are widely accepted; some municipal and riverside courses want cash.',
        'Tipping isn’t customary, for staff or caddies. Just say thank you. One tour operator calls 2,000 yen for a caddie optional; nobody expects it.',
      ],
    },
    cancelling: {
      title: 'When plans change',
      blocks: [
        'Courses charge for late cancellations, and each has its own rules: often from 3 days before on weekdays and 7 on weekends, 4,000 to 12,000 yen a group, and the full price if nobody shows up. Rain alone isn’t a reason; a closed course, a storm warning or a train suspension usually is.',
        'Every game on TomoGolf has the same rule: free cancellation until {{departure}} before the tee time. See the [cancellation policy](/cancellation).',
      ],
    },
    words: {
      title: 'Eight phrases that make friends',
      blocks: [
        {
          lang: 'ja',
          rows: [
            ['おはようございます', 'Ohayō gozaimasu. Good morning, to everyone you meet.'],
            [
              'よろしくお願いします',
              'Yoroshiku onegai shimasu. Said to your group at the first tee, cap in hand.',
            ],
            ['ナイスショット', 'Naisu shotto. Say it often.'],
            ['ファー', 'Faa! Fore. Say it loudly.'],
            ['お先に', 'Osaki ni. I’ll play first. Also said when you’re ready and others aren’t.'],
            ['プレ4', 'Pure yon. The forward tee for your fourth shot after out of bounds.'],
            ['暫定球', 'Zanteikyū. A provisional ball.'],
            [
              'ありがとうございました',
              'Arigatō gozaimashita. Thank you, on the last green, with a bow.',
            ],
          ],
        },
      ],
    },
  },
}
export default guide
