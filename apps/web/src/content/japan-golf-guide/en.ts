import type { Contents } from '../pages.ts'

const guide: Contents['japan-golf-guide'] = {
  title: 'Golf in Japan, from the front desk to the bath',
  pageTitle: 'Guide to golf in Japan: etiquette, prices, seasons, what to bring',
  description:
    'How a day of golf in Japan goes: when to arrive, what to wear, lunch after nine, caddies and carts, etiquette, the bath, prices by region, sending your clubs, and what to say.',
  lead: 'You know the game. The day around it is different. Here’s what to know before your first round in Japan.',
  sections: {
    day: {
      title: 'How the day goes',
      blocks: [
        'A round takes most of a day. You arrive early, play nine, eat, play nine, take a bath and pay at the end. Clubs ask you to be there at least 30 minutes before your time; most people come 45 to 60 minutes before.',
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
            ['Locker room', 'Change your shoes. At some clubs street shoes stay outside.'],
            ['First tee', 'Be there at least ten minutes early. Being on time is being late.'],
            ['Nine holes', 'Aim for two to two and a quarter hours.'],
            [
              'Lunch',
              'About 45 minutes, at a table with your group’s number. Note when your second nine starts.',
            ],
            ['Nine more', 'Then thanks, caps off, on the last green.'],
            [
              'Bath and bill',
              'Wash, soak, change, pay at the desk or the machine, collect your bag.',
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
              'Main island',
              'Best in April and May, and in October and November. Rainy season in June and early July, typhoons from late August through September.',
            ],
            [
              'Hokkaido',
              'May to October, when it is four or five degrees cooler than further south. Courses open from about mid April to the end of October or November.',
            ],
            ['Okinawa', 'November to March. On the outer islands winter can be windy and wet.'],
            [
              'Tohoku, Sea of Japan',
              'Many courses close under snow, often from December to mid March.',
            ],
            ['Inland Sea', 'Mild and dry, with little snow. Played all year.'],
          ],
        },
        'In summer, head for the mountains: it is about 0.6 degrees cooler for every 100 meters, and highlands such as Kuju are five to seven degrees below the plain. In winter take a later tee time: early greens can be frozen hard. Some courses also have a closing day in the week, so look before you travel.',
      ],
    },
    prices: {
      title: 'What it costs',
      blocks: [
        'Prices move with the day, the season and the hour. As a rule, a weekday costs 5,000 to 12,000 yen, a weekend or holiday 10,000 to 20,000, and the best holidays more.',
        {
          rows: [
            [
              'Weekdays, one writer’s record',
              'In 2023 eight of ten rounds cost more than 10,000 yen, 12,000 to 13,000 on average.',
            ],
            [
              'Good courses, April weekend, with lunch',
              'About 9,000 yen in Hokkaido, 15,000 in Hyogo, 16,000 in Gifu and 20,000 in Chiba. Okinawa can reach 30,000.',
            ],
            ['Cheap', 'Riverside courses in Kyushu: 18 holes for 2,000 to 3,000 yen on a weekday.'],
          ],
        },
        'The price usually includes the cart, taxes and small levies; lunch may be included, included up to a limit, or extra. Look for these additions: a surcharge for twosomes (often 500 to 1,100 yen each), a locker (330 yen at the large chains), the cart on the fairway (550 yen in one example).',
        'The golf course usage tax is 400 to 1,200 yen a day, depending on the course. People under 18, of 70 or more, or with a disability are exempt. A passport proves your age.',
      ],
    },
    booking: {
      title: 'Booking a tee time',
      blocks: [
        'Japanese golf is built for groups. Single golfers are rarely accepted, two is the usual minimum, and five are too many. Golden Week, mid August and the days around New Year count as weekends at many courses.',
        {
          list: [
            'Large chains open their tee times three to four months ahead, some resorts six. Public and resort courses often still have room a few weeks before.',
            'Member clubs on the large booking sites usually take visitors. A few traditional ones still ask for an introduction by a member.',
            'The last morning tee times are usually before 10 a.m.',
          ],
        },
        'One or two of you? [Join a group](/games) with an open spot. A whole group of your own? Ask the [concierge](/book-japan-golf).',
      ],
    },
    'getting-there': {
      title: 'Getting there',
      blocks: [
        'From Tokyo count one to two hours each way. Many clubs run a free bus from the nearest station; you reserve a seat with the tee time. Not all do, so ask. Buses of clubs with similar names leave from the same square: read the sign.',
        'In Hokkaido and Okinawa rent a car; taxis become expensive. Some hosts on TomoGolf offer a ride; the game’s page says so.',
      ],
    },
    clubs: {
      title: 'Your clubs: send or rent',
      blocks: [
        '**Send them.** Delivery companies take golf bags from door to course. Hand the bag in at a counter, a convenience store or your hotel, in a cover and not heavier than 30 kilograms. State the day of play: it arrives the day before. It was about 1,300 yen to anywhere in 2014 and has risen since; Tokyo to Okinawa and back was lately about 9,000. Far islands can take six days.',
        '**Rent them.** Courses ask about 3,300 to 6,000 yen, but have only a handful of sets, so reserve ten days ahead. Our [club rental](/japan-golf-rental) sends full sets to your course, left-handed ones too.',
      ],
    },
    dress: {
      title: 'What to wear',
      blocks: [
        {
          list: [
            'A shirt with a collar, tucked in; trousers, or tailored shorts. Strict clubs want long socks with them.',
            'A jacket on arrival at private clubs, outside the hottest months of July to September.',
            'Soft spikes. No T-shirts, jeans, sandals or sportswear, on the way in either: clubs may turn you away at the door.',
            'Public courses are more relaxed. When in doubt, ask your host: each game’s page names the dress code.',
          ],
        },
      ],
    },
    clubhouse: {
      title: 'Locker room and bath',
      blocks: [
        'The bath is part of the round. Wash thoroughly, sitting at the taps, before you get in. The water is for soaking: no swimwear, no soap, and the small towel stays out of it. Dry yourself before you go back to the lockers.',
        {
          note: 'Tattoos are not allowed in the bath at most courses. Ask before you book, or shower where you stay.',
          tone: 'warning',
        },
        'Some chains only let you use the bath if you’ve paid for a locker. Early-morning, no-lunch and twilight plans often include neither.',
      ],
    },
    'caddies-and-carts': {
      title: 'Caddies and carts',
      blocks: [
        'One caddie looks after the whole group: yardages, lines, clubs, flag and cart. Caddies speak little English but know every golf word of it. Private clubs often require one; elsewhere play without a caddie has become normal.',
        'The cart has five seats and drives itself, by remote control, along a path. It carries the bags; you walk with two or three clubs in your hand. Driving onto the fairway is more common in Hokkaido and Okinawa.',
      ],
    },
    pace: {
      title: 'Pace, lunch and local rules',
      blocks: [
        'Nobody minds a bad shot; everyone minds waiting. Walk quickly, be ready, and pick up when it is hopeless. A weekend round with lunch still takes five to six hours, sometimes seven.',
        'After nine you stop for 40 to 60 minutes. In Hokkaido and Okinawa eighteen holes are played through.',
        {
          list: [
            '**Forward tees.** After a ball out of bounds you may play your fourth shot from a marked tee further ahead.',
            '**Two greens.** Older holes have two. The flag tells which one is in use; off the other you drop without penalty.',
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
            'Be at the tee at least ten minutes before your time.',
            'Greet your group, the caddie and the starter. A small bow is fine.',
            'Leave your phone silent and in the bag. Pictures yes, calls no.',
            'Repair pitch marks, fill divots with the sand from the cart, rake bunkers.',
            'Stand still and out of sight while others play. Do not step on anyone’s line.',
            'Call “Faa!” loudly if a ball flies towards people.',
            'Keep up with the group in front; staying ahead of the group behind isn’t enough.',
            'Smoke only where there is an ashtray.',
            'Take off your cap indoors, and when you thank your group at the end.',
            'Put nothing on the bill that is not yours; offer to share what the group ordered together.',
          ],
        },
      ],
    },
    language: {
      title: 'Getting by without Japanese',
      blocks: [
        'Most staff speak no English, and signs are in Japanese. Courses used to visitors manage with gestures and goodwill, a few have staff who speak English or Korean. A translation app helps at the front desk. With a [local host](/how-it-works), you won’t need to worry about it.',
      ],
    },
    paying: {
      title: 'Paying and tipping',
      blocks: [
        'You sign for food and purchases with your locker number and settle everything after the round, at the desk or at a machine. Cards are widely taken; some municipal and riverside courses want cash.',
        'Tipping is not customary, for staff and caddies alike. Just say thank you. One tour operator calls 2,000 yen for a caddie optional; nobody expects it.',
      ],
    },
    cancelling: {
      title: 'When plans change',
      blocks: [
        'Courses charge for late cancellations, and each has its own rules: often from three days before on weekdays and seven at weekends, 4,000 to 12,000 yen a group, and everything if nobody comes. Rain alone is no reason; a closed course, a storm warning or a stopped train usually is.',
        'A game on TomoGolf has one rule for all: free until {{departure}} before the tee time. See the [cancellation policy](/cancellation).',
      ],
    },
    words: {
      title: 'Eight words that make friends',
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
            [
              'お先に',
              'Osaki ni. I’ll play first; also the phrase when you are ready and others are not.',
            ],
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
