import type { Contents } from '../pages.ts'

const faq: Contents['faq'] = {
  title: 'Questions and answers',
  description:
    'Answers about TomoGolf: accounts, hosting and joining games in Japan, the hold on your card, check-in, canceling, and technical help.',
  lead: 'What people ask before their first game. Can’t find your answer? [Contact us](/contact) and we’ll reply personally.',
  categories: {
    general: {
      title: 'General',
      questions: {
        what: {
          q: 'What is TomoGolf?',
          a: [
            'A marketplace where golfers in Japan open up spots in their group and visitors join them. You see the course, the tee time, the price and the host, join with a card, and play. [How it works](/how-it-works) shows every step.',
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
            'No. Your host has the booking and brings you as a guest. Some games ask for a level of play; the game’s page says so.',
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
            'Ask our [concierge](/book-japan-golf) for a tee time of your own. It’s free to ask, and we reply within {{answerRequest}}. You can request [rental clubs](/japan-golf-rental) the same way.',
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
            '“Casual” means the day matters more than the score. “All levels” means everyone’s welcome.',
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
            '[Register](/register) with your email address and a password, then open the link that we send you. After that you can log in. Your profile and card can wait until you want to join or host.',
          ],
        },
        'no-mail': {
          q: 'I didn’t get the confirmation email.',
          a: [
            'Check your spam folder first. Then [log in](/login) with your address and password: the page offers to send the link again. A link works once and only for a day; a newer one replaces it.',
          ],
        },
        profile: {
          q: 'Why do you ask for so much in the profile?',
          a: [
            'Nine items are needed to join or host: first and last name, telephone number, gender, birth date, country, languages, email address and level of play. Courses want to know who’s coming, and your host needs to know who to look for. Everything else is up to you. You can name up to {{maxLanguages}} languages.',
          ],
        },
        visible: {
          q: 'What do other players see of me?',
          a: [
            'Your first name and the initial of your last name, your photo or crest, your languages and your rating. Never your email address, telephone number or birth date. More in the [privacy policy](/privacy#visible).',
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
            'A record of a no-show, as a guest or as a host. The first is a warning. With two you cannot host for {{suspension}}, with three or more for {{longSuspension}}; joining stays possible. You always get the reason by email, and you can [object](/contact).',
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
            'Anyone with a complete profile, a saved card, no suspension and a booking at a course that allows guests. You also need to accept the host terms.',
          ],
        },
        'host-cost': {
          q: 'What does hosting cost?',
          a: ['Nothing. We only need your card in case you don’t show up to your own game.'],
        },
        lead: {
          q: 'How early do I have to list a game?',
          a: [
            'At least {{hostLead}} before the tee time, and up to a year ahead. You can offer up to {{maxGuests}} spots.',
          ],
        },
        edit: {
          q: 'Can I change or cancel my game?',
          a: [
            'Without guests, until it starts. With guests, until {{departure}} before the tee time: everything but price and currency. If you change the date, time or course, your guests can cancel for free. After that, [contact us](/contact).',
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
            'Open the game’s page at the course and show your QR code. It works from {{checkIn}} before the tee time until {{checkIn}} after it. The eight characters under the code can be typed in, and you can mark a guest as present yourself. If a code gets into the wrong hands, create a new one and the old one stops working.',
          ],
        },
        'missing-guest': {
          q: 'A guest didn’t show up. Who pays the course?',
          a: [
            'Pay the course according to its own rules. You receive the green fee portion of what the guest is charged. It appears under Transactions, and we email you when it’s paid out.',
          ],
        },
        'nobody-joined': {
          q: 'Nobody joined my game.',
          a: ['Play as planned. The listing simply ends, with no charge and no penalty.'],
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
          q: 'What’s the deadline to join?',
          a: ['Until {{joinDeadline}} before tee time, as long as there’s an open spot.'],
        },
        sure: {
          q: 'When is my spot confirmed?',
          a: [
            'As soon as the page says so. If the tee time is within {{holdLead}}, that is when your bank has approved the hold. For later games your card is verified first, and the hold follows on the day shown on the game’s page.',
          ],
        },
        'two-games': {
          q: 'Can I play two games in one day?',
          a: [
            'Yes, if the tee times are at least {{gameGap}} apart. Remember to allow for the drive.',
          ],
        },
        friend: {
          q: 'Can I bring a friend?',
          a: [
            'Each player joins with an account of their own, because each spot has its own hold and check-in. For a whole group, the [concierge](/book-japan-golf) may be a better fit.',
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
            'If the tee time is within {{holdLead}}: when you join. If it is further away: about {{holdLead}} before it, on the day shown on the game’s page. Holds expire, so we don’t place them earlier than we need to.',
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
            'We release it immediately, and most banks show it within 5 days. If you still see it after that, [let us know](/contact).',
          ],
        },
        refused: {
          q: 'My card was refused.',
          a: [
            'Nothing was charged. Save another card under [payment methods](/payment-methods), or ask your bank to allow payments from Japan. If a later hold is declined, we save your spot for {{holdGrace}}, but no longer than tee time. After that it’s released with no charge and no strike.',
          ],
        },
        bank: {
          q: 'My bank wants me to confirm something.',
          a: [
            'That is 3-D Secure. When you join, the confirmation opens automatically and we save your spot for {{bankTime}}. For a later hold, we email you a link to confirm on the game page.',
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
            'This site is the app. Open your browser’s menu and choose “Add to Home Screen” or “Install”. No app store needed, and it updates automatically.',
          ],
        },
        offline: {
          q: 'Does it work offline?',
          a: [
            'Pages that you have opened stay readable, and a check-in without a signal is saved and sent once you’re back online. Everything else needs a connection.',
          ],
        },
        notifications: {
          q: 'I’m not getting notifications.',
          a: [
            'Switch push on in your [account settings](/account-settings) and allow it in the browser. On an iPhone the site must be on the home screen first. Emails about your games and your money are always sent.',
          ],
        },
        camera: {
          q: 'The camera won’t scan the code.',
          a: [
            'Allow the camera for this site in your browser’s settings, or use the phone’s own camera app: the code is a normal link. You can also type in the eight characters under the code.',
          ],
        },
        'code-expired': {
          q: 'It says the code has expired.',
          a: [
            'The host has made a new one; ask to see it. A code also stops working {{qrExpiry}} after the end of the game.',
          ],
        },
        languages: {
          q: 'Which languages is TomoGolf available in?',
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
          q: 'How late can I cancel for free?',
          a: [
            'Up to and including the moment {{departure}} before the tee time. The game’s page shows the exact time, in Japan and where you are.',
          ],
        },
        'leave-late': {
          q: 'What if I cancel later than that?',
          a: [
            'You’re charged the full hold: green fee and platform fee. The page shows you the amount and asks you to confirm first. The green fee portion goes to the host, because the course bills them for the empty spot.',
            { figure: 'charged' },
          ],
        },
        'host-cancels': {
          q: 'What if the host cancels?',
          a: ['The hold is released and nothing is charged. We email you right away.'],
        },
        'game-changed': {
          q: 'The host has changed the game. Do I have to come?',
          a: [
            'No. When the date, the time or the course changes after you joined, you can cancel for free until the tee time.',
          ],
        },
        'no-show': {
          q: 'What if I just don’t show up?',
          a: [
            'You’re charged the full hold and get a strike. Leaving the game, even late, is better: your host knows, and there’s no strike.',
          ],
        },
        'was-there': {
          q: 'I was there but could not check in.',
          a: [
            'Ask your host to mark you present. Otherwise we’ll email you after the game. Reply within {{statement}} to say you were there, and we won’t charge anything until our team has looked into it.',
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
            'Golf in Japan is played in the rain, and rain alone isn’t a reason for free cancellation. If the course closes, the host cancels and nobody is charged. See the [cancellation policy](/cancellation) for every case.',
          ],
        },
      },
    },
  },
}
export default faq
