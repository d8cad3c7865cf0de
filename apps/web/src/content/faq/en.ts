import type { Contents } from '../pages.ts'

const faq: Contents['faq'] = {
  title: 'Questions and answers',
  description:
    'Answers about TomoGolf: accounts, hosting and joining games in Japan, the hold on your card, check-in, cancelling, and technical help.',
  lead: 'What people ask before their first game. Not here? [Write to us](/contact): a person answers.',
  categories: {
    general: {
      title: 'General',
      questions: {
        what: {
          q: 'What is TomoGolf?',
          a: [
            'A place where golfers in Japan open free places in their group, and visitors take them. You see the course, the tee time, the price and the host, join with a card, and play. [How it works](/how-it-works) shows every step.',
          ],
        },
        price: {
          q: 'What does it cost?',
          a: [
            'The green fee, which you pay at the course, and our platform fee: {{feeRule}}. The platform fee is charged when you check in. Looking around, signing up and hosting are free.',
          ],
        },
        membership: {
          q: 'Do I need a club membership or an official handicap?',
          a: [
            'No. Your host has the booking and takes you along. Some games ask for a level of play; the game’s page says so.',
          ],
        },
        courses: {
          q: 'Which courses can I play?',
          a: [
            'Those that hosts play. Our [course list](/golf-courses) has {{courses}} courses from Hokkaido to Okinawa, and each course page shows the games that are open there.',
          ],
        },
        'without-game': {
          q: 'There is no game on my days. What can I do?',
          a: [
            'Ask our [concierge](/book-japan-golf) for a tee time of your own. It is free to ask, and you have an answer within {{answerRequest}}. [Rental clubs](/japan-golf-rental) are arranged the same way.',
          ],
        },
        skill: {
          q: 'Which level am I?',
          a: [
            'Roughly, by handicap:',
            {
              rows: [
                ['Beginner', 'HCP 25 and more'],
                ['Intermediate', 'HCP 15 to 24'],
                ['Advanced', 'HCP 5 to 14'],
                ['Scratch, pro', 'HCP 0 to 4'],
              ],
            },
            'Casual means that the day matters more than the score. “All levels” means what it says.',
          ],
        },
        answers: {
          q: 'How quickly do you answer?',
          a: [
            {
              rows: [
                ['General questions', 'within {{answerGeneral}} on business days'],
                ['Payment', 'within {{answerPayment}}'],
                ['On the day of your game', 'within {{answerGameDay}}'],
                ['Concierge and rental clubs', 'within {{answerRequest}}'],
              ],
            },
            'We answer in English, Japanese, Korean and Chinese.',
          ],
        },
      },
    },
    account: {
      title: 'Account',
      questions: {
        register: {
          q: 'How do I sign up?',
          a: [
            '[Register](/register) with your e-mail address and a password, then open the link that we send you. After that you can log in. Your profile and card can wait until you want to join or host.',
          ],
        },
        'no-mail': {
          q: 'The confirmation e-mail does not come.',
          a: [
            'Look into your spam folder first. Then [log in](/login) with your address and password: the page offers to send the link again. A link works once and only for a day; a newer one replaces it.',
          ],
        },
        profile: {
          q: 'Why do you ask for so much in the profile?',
          a: [
            'Nine items are needed to join or host: first and last name, telephone number, gender, birth date, country, languages, e-mail address and level of play. Courses want to know who comes, and your host wants to know whom to look for. Everything else is up to you. You can name up to {{maxLanguages}} languages.',
          ],
        },
        visible: {
          q: 'What do other players see of me?',
          a: [
            'Your first name and the initial of your last name, your photo or crest, your languages and your rating. Never your e-mail address, telephone number or birth date. More in the [privacy policy](/privacy#visible).',
          ],
        },
        age: {
          q: 'How old do I have to be?',
          a: ['{{minAge}} or older, for joining and for hosting.'],
        },
        password: {
          q: 'I forgot my password or my username.',
          a: [
            'Ask for a [new password](/forgot-password) or a [reminder of your username](/forgot-username). For safety the page gives the same answer whether or not the address has an account. A new password ends all other sessions.',
          ],
        },
        strikes: {
          q: 'What is a strike?',
          a: [
            'A mark for not coming to a game, as guest or host. The first is a warning. With two you cannot host for {{suspension}}, with three or more for {{longSuspension}}; joining stays possible. You always get the reason by e-mail, and you can [object](/contact).',
          ],
        },
        delete: {
          q: 'How do I download my data or delete my account?',
          a: [
            'Both are in your [account settings](/account-settings). Games that are still ahead and open holds must end first; you are told which ones.',
          ],
        },
      },
    },
    hosting: {
      title: 'Hosting',
      questions: {
        'who-hosts': {
          q: 'Who can host?',
          a: [
            'Everybody with a complete profile, a saved card and no suspension, who has accepted the host terms and holds a booking at a course that allows guests.',
          ],
        },
        'host-cost': {
          q: 'What does hosting cost?',
          a: [
            'Nothing. Your card is only needed for the case that you do not come to your own game.',
          ],
        },
        lead: {
          q: 'How early do I have to list a game?',
          a: [
            'At least {{hostLead}} before the tee time, at most a year ahead. You can offer up to {{maxGuests}} places.',
          ],
        },
        edit: {
          q: 'Can I change or cancel my game?',
          a: [
            'Without guests, until it starts. With guests, until {{departure}} before the tee time: everything but price and currency. If you change the date, time or course, your guests can leave free. After that, [write to us](/contact).',
          ],
        },
        'before-play': {
          q: 'When do I have to be at the course?',
          a: [
            'At least {{hostEarly}} before the tee time. Your guests may be at a Japanese clubhouse for the first time: show them the front desk, the lockers and where breakfast is.',
          ],
        },
        qr: {
          q: 'How do my guests check in?',
          a: [
            'Open the game’s page at the course and show your QR code. It works from {{checkIn}} before the tee time until {{checkIn}} after it. The eight characters under the code can be typed in, and you can mark a guest as present yourself. If a code has got into the wrong hands, make a new one; the old one stops working.',
          ],
        },
        'missing-guest': {
          q: 'A guest did not come. Who pays the course?',
          a: [
            'Settle the place with the course as its rules say. The green-fee part of what the guest is charged is owed to you; you see it among your transactions and get an e-mail when it is paid out.',
          ],
        },
        'nobody-joined': {
          q: 'Nobody joined my game.',
          a: [
            'Then you play as planned. The game simply ends; nothing is charged and nothing is held against you.',
          ],
        },
      },
    },
    joining: {
      title: 'Joining',
      questions: {
        'how-to-join': {
          q: 'How do I join a game?',
          a: [
            'Choose a [game](/games), read the details and press Join. With a complete profile and a saved card it takes three steps: the game, the amounts, the confirmation.',
          ],
        },
        deadline: {
          q: 'Until when can I join?',
          a: ['Until {{joinDeadline}} before the tee time, as long as a place is open.'],
        },
        sure: {
          q: 'When is the place really mine?',
          a: [
            'As soon as the page says so. If the tee time is within {{holdLead}}, that is when your bank has approved the hold. For later games your card is verified first, and the hold follows on the day shown on the game’s page.',
          ],
        },
        'two-games': {
          q: 'Can I play two games in one day?',
          a: ['Yes, if the tee times are at least {{gameGap}} apart. Think of the drive.'],
        },
        friend: {
          q: 'Can I bring a friend?',
          a: [
            'Each player joins with an account of their own, so that everybody has a place, a hold and a check-in. For a whole group the [concierge](/book-japan-golf) may suit you better.',
          ],
        },
        arrive: {
          q: 'When should I arrive, and what do I bring?',
          a: [
            'Plan to be at the clubhouse 45 to 60 minutes before the tee time, and at the tee ten minutes before it. Bring a collared shirt, golf shoes with soft spikes, a phone for check-in and your passport or another document. The [guide](/japan-golf-guide) walks you through the day.',
          ],
        },
      },
    },
    payment: {
      title: 'Payment',
      questions: {
        hold: {
          q: 'What is the hold?',
          a: [
            'An amount that your bank keeps aside: the green fee and the platform fee together. It lowers your available credit, but nothing is charged. It tells the host that you are serious.',
            { figure: 'held' },
          ],
        },
        'hold-time': {
          q: 'When is the hold placed?',
          a: [
            'If the tee time is within {{holdLead}}: when you join. If it is further away: about {{holdLead}} before it, on the day shown on the game’s page. Holds do not last for ever, so we do not place them earlier than needed.',
          ],
        },
        fee: {
          q: 'How much is the platform fee?',
          a: [
            '{{feeRule}}. For a green fee of {{price}} it is {{fee}}, and the hold is {{hold}}. For {{yenPrice}} it is {{yenFee}}, and the hold is {{yenHold}}. What applies when you join stays, even if it changes later.',
            { figure: 'checkIn' },
          ],
        },
        'green-fee': {
          q: 'Where do I pay the green fee?',
          a: [
            'At the front desk of the course, usually after the round, together with what you ate and bought. Most courses take cards; some small ones only cash.',
          ],
        },
        release: {
          q: 'When does a hold disappear from my statement?',
          a: [
            'We release it at once. Most banks show that within five days. If yours still shows it later, [tell us](/contact).',
          ],
        },
        refused: {
          q: 'My card was refused.',
          a: [
            'Nothing was charged. Save another card under [payment methods](/payment-methods), or ask your bank to allow payments from Japan. If a later hold is refused, your place is kept for {{holdGrace}}, at most until the tee time; after that it is released without a charge or a strike.',
          ],
        },
        bank: {
          q: 'My bank wants me to confirm something.',
          a: [
            'That is 3-D Secure. During joining the confirmation opens by itself and your place is kept for {{bankTime}}. For a later hold we send you a link; you confirm on the game’s page.',
          ],
        },
        'card-data': {
          q: 'Is my card number safe?',
          a: [
            'It goes straight from your browser to our payment provider, Stripe. We only ever see the brand, the last four digits and the expiry date.',
          ],
        },
        currency: {
          q: 'In which currency am I charged?',
          a: [
            'In the currency of the game, US dollars or yen. Your bank converts it to yours and may charge for that.',
          ],
        },
      },
    },
    technical: {
      title: 'Technical',
      questions: {
        install: {
          q: 'Is there an app?',
          a: [
            'This site is the app. Open the browser’s menu and choose “Add to home screen” or “Install”. It needs no store and updates itself.',
          ],
        },
        offline: {
          q: 'Does it work without a connection?',
          a: [
            'Pages that you have opened stay readable, and a check-in without reception is kept and sent when you are back online. For everything else a connection is needed.',
          ],
        },
        notifications: {
          q: 'I get no notifications.',
          a: [
            'Switch push on in your [account settings](/account-settings) and allow it in the browser. On an iPhone the site must be on the home screen first. E-mails about your games and your money are always sent.',
          ],
        },
        camera: {
          q: 'The camera does not scan.',
          a: [
            'Allow the camera for this site in your browser’s settings, or use the phone’s own camera app: the code is a normal link. You can also type in the eight characters under the code.',
          ],
        },
        'code-expired': {
          q: 'The code is said to be expired.',
          a: [
            'The host has made a new one; ask to see it. A code also stops working {{qrExpiry}} after the end of the game.',
          ],
        },
        languages: {
          q: 'Which languages does the site speak?',
          a: [
            'English, Japanese, Korean and Chinese. Change it at the top of the page. What hosts write is shown as they wrote it.',
          ],
        },
      },
    },
    cancellations: {
      title: 'Cancellations',
      questions: {
        'leave-free': {
          q: 'Until when can I leave free?',
          a: [
            'Up to and including the moment {{departure}} before the tee time. The game’s page shows the exact time, in Japan and where you are.',
          ],
        },
        'leave-late': {
          q: 'And if I leave later?',
          a: [
            'Then the whole hold is charged: green fee and platform fee. The page names the amount and asks you first. The green-fee part goes to the host, whom the course bills for the empty place.',
            { figure: 'charged' },
          ],
        },
        'host-cancels': {
          q: 'What if the host cancels?',
          a: ['The hold is released and nothing is charged. We e-mail you at once.'],
        },
        'game-changed': {
          q: 'The host has changed the game. Do I have to come?',
          a: [
            'No. When the date, the time or the course changes after you joined, you can leave free until the tee time.',
          ],
        },
        'no-show': {
          q: 'What if I simply do not come?',
          a: [
            'The whole hold is charged and you get a strike. It is better to leave the game, even late: your host then knows, and there is no strike.',
          ],
        },
        'was-there': {
          q: 'I was there but could not check in.',
          a: [
            'Ask your host to mark you as present. Otherwise we write to you after the game: answer within {{statement}} that you were there, and nothing is charged until a person has looked into it.',
          ],
        },
        'host-missing': {
          q: 'My host is not at the course.',
          a: [
            'After the tee time, open the game’s page and report “my host is not here”. If nobody checked in and the host never opened the code, your hold is released and you pay nothing.',
          ],
        },
        weather: {
          q: 'What if it rains, or the weather is bad?',
          a: [
            'Golf in Japan is played in the rain, and rain alone does not make leaving free. If the course closes, the host cancels and nobody is charged. All cases are in the [cancellation rules](/cancellation).',
          ],
        },
      },
    },
  },
}
export default faq
