import type { Contents } from '../pages.ts'

const faq: Contents['faq'] = {
  title: 'FAQ',
  pageTitle: 'Frequently asked questions',
  description:
    'Answers about TomoGolf: accounts, hosting and joining games in Japan, card holds, check-in, cancellations and technical help.',
  lead: 'What people ask before their first game. Can’t find your answer? [Contact us](/contact) and we’ll reply personally.',
  categories: {
    general: {
      title: 'General',
      questions: {
        what: {
          q: 'What is TomoGolf?',
          a: [
            'A marketplace where golfers in Japan open up spots in their group and visitors join them. You see the course, the tee time, the price and the host, join with a card, and play. See [how it works](/how-it-works) step by step.',
          ],
        },
        price: {
          q: 'What does it cost?',
          a: [
            'You pay the green fee at the course and our platform fee when you check in: {{feeRule}}. Browsing, signing up and hosting are free.',
          ],
        },
        membership: {
          q: 'Do I need a club membership or an official handicap?',
          a: [
            'No. Your host has the booking and brings you as a guest. Some games are for a certain level; you’ll see it on the game page.',
          ],
        },
        courses: {
          q: 'Which courses can I play?',
          a: [
            'Any course where a host lists a game. Our [course list](/golf-courses) has {{courses}} courses from Hokkaido to Okinawa, and each course page shows its open games.',
          ],
        },
        'without-game': {
          q: 'There’s no game on my dates. What can I do?',
          a: [
            '[Set an alert](/alert) and we’ll tell you when a host posts a game that fits. Or ask our [concierge](/book-japan-golf) for a tee time of your own. It’s free to ask, and we reply within {{answerRequest}}. You can request [rental clubs](/japan-golf-rental) the same way.',
          ],
        },
        alerts: {
          q: 'How do game alerts work?',
          a: [
            '[Describe the game you want](/alert): where, when, up to what price. No account needed, just a confirmed email address. We’ll email you at most once a day, or right away if the game is within {{alertSoon}} or not listed yet. Nothing is held on your card, and we never join a game for you.',
            'You can change, pause or delete your alerts [on their page](/alerts) at any time; every alert email links to it.',
          ],
        },
        skill: {
          q: 'What level am I?',
          a: [
            'Roughly, by handicap:',
            {
              rows: [
                ['Beginner', 'HCP 25+'],
                ['Intermediate', 'HCP 15–24'],
                ['Advanced', 'HCP 5–14'],
                ['Scratch / pro', 'HCP 0–4'],
              ],
            },
            '“Casual” means the day matters more than the score. “All levels” means everyone’s welcome.',
          ],
        },
        answers: {
          q: 'How quickly do you reply?',
          a: [
            {
              rows: [
                ['General questions', 'within {{answerGeneral}} on business days'],
                ['Payment', 'within {{answerPayment}}'],
                ['On the day of your game', 'within {{answerGameDay}}'],
                ['Concierge and club rental', 'within {{answerRequest}}'],
              ],
            },
            'We reply in English, Japanese, Korean and Chinese.',
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
            '[Sign up](/register) with your email and a password, then open the link we send you. After that, you can log in, with your password, with a 6-digit code we email you, or with a passkey that you add in [your settings](/account-settings?tab=security). Where the login page offers other services, such as Google, you can sign up and log in with those too. You can add your profile details and card later, when you want to join or host.',
          ],
        },
        'no-mail': {
          q: 'I didn’t get the confirmation email.',
          a: [
            'Check your spam folder first. Then [log in](/login) with your email and password, and we’ll offer to send the link again. A link works once and is valid for one day. A newer link replaces it.',
          ],
        },
        profile: {
          q: 'Why do you ask for so many profile details?',
          a: [
            'You need nine details to join or host: first and last name, phone number, gender, date of birth, country, languages, email and level. Courses want to know who’s coming, and your host needs to know who to look for. Everything else is up to you. You can add up to {{maxLanguages}} languages.',
          ],
        },
        visible: {
          q: 'What do other players see about me?',
          a: [
            'Your first name and last initial, your photo or crest, your languages and your rating, and your handicap if you entered it. Never your email, phone number or date of birth. See the [privacy policy](/privacy#visible) for more.',
          ],
        },
        age: {
          q: 'How old do I have to be?',
          a: ['You must be {{minAge}} or older to join or host.'],
        },
        password: {
          q: 'I forgot my password or my username.',
          a: [
            'Request a [new password](/forgot-password) or a [username reminder](/forgot-username). For security, the page gives the same answer whether or not there’s an account for that email. Setting a new password logs you out on all devices.',
          ],
        },
        strikes: {
          q: 'What is a strike?',
          a: [
            'A record of a no-show, as a guest or as a host. The first is a warning. With two, you can’t host for {{suspension}}; with three or more, for {{longSuspension}}. You can still join games. We always email you the reason, and you can [appeal](/contact).',
          ],
        },
        reliability: {
          q: 'What does “Attended 11 of 11 rounds” mean?',
          a: [
            'How many of the rounds a player was due to play in the last {{reliabilityMonths}} months the player checked in for, as a guest or as a host. Only a no-show and a cancellation after the free period count against it. Rounds canceled in time or canceled for everybody never do, and neither does a charge that we waived or refunded in full, or a late cancellation whose spot was taken again. We show it from {{reliabilityRounds}} rounds on.',
          ],
        },
        block: {
          q: 'Can I block someone?',
          a: [
            'Yes. Open the options beside their name in the list of players of a game. From then on neither of you can join the other’s games or a game the other has a spot in; to each of you these look full or aren’t listed. The other person isn’t told. Games you already share stay as they are: you can leave them under the usual terms, free until the cancellation deadline. Your settings list the people you’ve blocked, with the way to unblock them.',
          ],
        },
        report: {
          q: 'How do I report a message or a person?',
          a: [
            'Open the options beside the message, the question or the name, and choose Report. Our team reads a reported message with up to 10 before it, and nothing else of the conversation. We email you the result with the reason. The other person isn’t told who reported. In danger, call 110 (police) or 119 (ambulance) first.',
          ],
        },
        delete: {
          q: 'How do I download my data or delete my account?',
          a: [
            'You can do both in your [account settings](/account-settings). Upcoming games and active holds must end first; we’ll show you which ones.',
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
            'Without guests, you can until the game starts. With guests, you can until {{departure}} before the tee time, but you can’t change the price or currency. After that, [contact us](/contact). If you change the course or the date, or move the tee time by more than {{smallMove}}, your guests can cancel for free for a limited time.',
          ],
        },
        booking: {
          q: 'How do I show that my tee time is booked?',
          a: [
            'Paste your confirmation into the host form, or enter the booking by hand. A booking reference gives your game the badge “Booking on file”; guests never see the reference. If you upload the confirmation, our team looks at it, and the badge says “Booking shown to us”. It doesn’t mean that the course confirmed anything. We delete the file {{evidenceDays}} after the round is settled. One booking can back one game only.',
          ],
        },
        decision: {
          q: 'Can I set a minimum number of players?',
          a: [
            'Yes. Choose it in the host form, with the time of the decision. If too few have joined, we’ll ask you beforehand. You can keep the game on with fewer. Otherwise we cancel it, release every hold, and you don’t get a strike. Until the decision, guests can cancel for free and nothing is held.',
          ],
        },
        approval: {
          q: 'Can I decide who gets a spot?',
          a: [
            'Yes. Choose “I accept each guest” in the host form. Guests ask first and agree to the hold; you see their name, level, languages and attendance, and accept or decline within {{answerHours}}. Nothing is held before that, and a request without an answer ends automatically. If the card of an accepted guest is refused, the guest has time to fix it; otherwise the spot opens up again.',
          ],
        },
        waiting: {
          q: 'What happens when a game is full?',
          a: [
            'Join its waiting list. You agree to the hold and need a card, but nothing is held while you wait, and you can leave the list for free at any time, also by the link in our email. If a spot opens more than {{waitingAutomatic}} before tee time, it goes to the first guest in line automatically: we place the hold, or schedule it, and email you. Later we offer it to the first guest for {{waitingOffer}}, in the last {{waitingShort}} for {{waitingShortOffer}}; then it goes to the next guest. If the game changes, is canceled or clashes with another game of yours, we take you off the list and tell you.',
          ],
        },
        substitute: {
          q: 'Can someone else take my spot?',
          a: [
            'Yes. On the game page, choose “Send a substitute” and share the link. The other person joins with their own account and card. You keep your spot and your hold until theirs stands; then yours is released and you pay nothing, even if free cancellation is over. It works once, until {{substituteUntil}} before tee time, and comes before the waiting list. We’ll let the host know. A host who approves guests isn’t asked again, but a substitute with a no-show on record, or one whose request for this game was declined, can’t take the spot. Your substitute can’t undo joining: leaving late costs them the full hold.',
          ],
        },
        audience: {
          q: 'Can I choose who joins?',
          a: [
            'You can make a game visible only to people with its link. It’s in no list, search or sitemap, and you can replace the link at any time. Women can also host games for women only: only players whose profile says “female” can join. We don’t check it, and nobody in such a game can change it before the round. Please remember that joining one tells the other players your gender.',
          ],
        },
        'names-list': {
          q: 'How do I give the course the names of my guests?',
          a: [
            'Open the list on your game page or in My games. It has each player’s name, katakana, sex, handicap and clubs in the order courses ask for, ready to copy. Each time you open it is recorded, and your guests can see that in their data. The list disappears {{namesVisible}} after the round.',
          ],
        },
        'before-play': {
          q: 'When do I have to be at the course?',
          a: [
            'At least {{hostEarly}} before the tee time. It may be your guests’ first time in a Japanese clubhouse. Show them the front desk, the lockers and where to get breakfast.',
          ],
        },
        qr: {
          q: 'How do my guests check in?',
          a: [
            'Open the game page at the course and show your QR code. It works from {{checkIn}} before the tee time until {{checkIn}} after it. Guests can also type the eight characters under the code, and you can mark a guest present yourself. If a code gets into the wrong hands, create a new one and the old one stops working.',
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
          a: ['Play as planned. The listing simply ends, with no charge and no strike.'],
        },
      },
    },
    joining: {
      title: 'Joining',
      questions: {
        'how-to-join': {
          q: 'How do I join a game?',
          a: [
            'Find a [game](/games), read the details and select Join game. With a complete profile and a saved card, it takes three steps: the game, the amounts and the confirmation.',
          ],
        },
        questions: {
          q: 'Can I ask the host something before I join?',
          a: [
            'Yes. Log in and ask on the game page. The host answers there and we let you know; everyone can read both. Phone numbers, email addresses and links aren’t allowed. You can ask while the game has a free spot, or if you’re in it, until the tee time. You can remove your question; the host can remove one too and has to give you the reason. Questions are deleted 180 days after the round.',
          ],
        },
        deadline: {
          q: 'What’s the deadline to join?',
          a: ['{{joinDeadline}} before the tee time, as long as there’s an open spot.'],
        },
        sure: {
          q: 'When is my spot confirmed?',
          a: [
            'As soon as the game page says so. If the tee time is within {{holdLead}}, that’s when your bank approves the hold. For later games, we verify your card first and place the hold on the date shown on the game page.',
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
            'Yes. When you join, choose two or three spots and enter your companions’ names. You get all of the spots or none, each with its own hold on your card, and one scan checks everybody in. You can cancel each spot on its own. Where the host approves players, or to join a waiting list, each player uses their own account. For a whole group, the [concierge](/book-japan-golf) may be a better fit.',
          ],
        },
        names: {
          q: 'Why do you ask for my name in katakana?',
          a: [
            'Japanese courses want a list of players, usually in katakana. We suggest how your name is written; change it if it sounds different. Your full name goes to your host once your spot is confirmed, and only for that list. If it’s still missing {{namesReminder}} before the course wants it, we’ll remind you.',
          ],
        },
        messages: {
          q: 'How do I talk to my host and the other players?',
          a: [
            'Open “Messages” on the game page or in My games. Host and confirmed guests share one conversation, from the confirmation until {{messagesOpen}} after the round. Ready messages appear in each reader’s own language and also work offline: we send them once you’re back online. Until you’ve played together, phone numbers, addresses and links are held back. We email you about messages that stay unread; the email doesn’t repeat them.',
          ],
        },
        arrive: {
          q: 'When should I arrive, and what do I bring?',
          a: [
            'Be at the clubhouse 45 to 60 minutes before the tee time and at the first tee 10 minutes before. Bring a collared shirt, golf shoes with soft spikes, a phone for check-in and your passport or other ID. The [guide](/japan-golf-guide) walks you through the day.',
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
            'An amount your bank sets aside on your card: the green fee plus the platform fee. It lowers your available credit, but you aren’t charged. It shows your host that you’re serious.',
            { figure: 'held' },
          ],
        },
        'hold-time': {
          q: 'When is the hold placed?',
          a: [
            'If the tee time is within {{holdLead}}, we place it when you join. If it’s further away, we place it about {{holdLead}} before, on the date shown on the game page. Holds expire, so we don’t place them earlier than we need to.',
          ],
        },
        fee: {
          q: 'How much is the platform fee?',
          a: [
            '{{feeRule}}. For a green fee of {{price}}, it’s {{fee}} and the hold is {{hold}}. For {{yenPrice}}, it’s {{yenFee}} and the hold is {{yenHold}}. The fee that applies when you join stays the same for your spot, even if our fees change later.',
            { figure: 'checkIn' },
          ],
        },
        'green-fee': {
          q: 'Where do I pay the green fee?',
          a: [
            'At the front desk of the course, usually after the round, together with anything you ate and bought. Most courses take cards; some small ones only take cash.',
          ],
        },
        release: {
          q: 'When does a hold disappear from my statement?',
          a: [
            'We release it immediately, and most banks show it within 5 days. If you still see it after that, [let us know](/contact).',
          ],
        },
        refused: {
          q: 'My card was declined.',
          a: [
            'You haven’t been charged. Save another card under [payment methods](/payment-methods), or ask your bank to allow payments from Japan. If a later hold is declined, we save your spot for {{holdGrace}}, but no longer than the tee time. After that, it’s released with no charge and no strike.',
          ],
        },
        bank: {
          q: 'My bank is asking me to confirm a payment.',
          a: [
            'That’s 3-D Secure. When you join, the confirmation opens automatically and we save your spot for {{bankTime}}. For a later hold, we email you a link to confirm on the game page.',
          ],
        },
        'card-data': {
          q: 'Is my card number safe?',
          a: [
            'It goes straight from your browser to our payment provider, Stripe. We only see the brand, the last four digits and the expiration date.',
          ],
        },
        currency: {
          q: 'What currency will I be charged in?',
          a: [
            'The currency of the game, US dollars or yen. Your bank converts it to yours and may charge a fee.',
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
            'Pages you’ve opened stay readable, and a check-in without a signal is saved and sent once you’re back online. Everything else needs a connection.',
          ],
        },
        calendar: {
          q: 'Can I see my games in my own calendar?',
          a: [
            'Yes. Create a calendar address in your [account settings](/account-settings) and add it to your calendar app. Your games appear there, changes and cancellations included. Names of other people don’t. Keep the address to yourself: anyone who has it can see your games. You can replace it or switch it off at any time.',
          ],
        },
        notifications: {
          q: 'I’m not getting notifications.',
          a: [
            'Turn on push notifications in your [account settings](/account-settings) and allow them in your browser. On an iPhone, add the site to your home screen first. We always email you about payments and your account.',
          ],
        },
        camera: {
          q: 'The camera won’t scan the code.',
          a: [
            'Allow camera access for this site in your browser’s settings, or use your phone’s own camera app, because the code is a normal link. You can also type the eight characters under the code.',
          ],
        },
        'code-expired': {
          q: 'It says the code has expired.',
          a: [
            'Your host has created a new one. Ask to see it. A code also stops working {{qrExpiry}} after the end of the game.',
          ],
        },
        languages: {
          q: 'Which languages is TomoGolf available in?',
          a: [
            'English, Japanese, Korean and Chinese. Change it at the top of the page. Text from hosts appears as they wrote it.',
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
            'Up to and including {{departure}} before the tee time. The game page shows the exact time, in Japan time and yours.',
            'If you join later than that, you can still leave for free for {{undo}} after joining, until {{undoBefore}} before the tee time. This works once per game.',
          ],
        },
        'leave-late': {
          q: 'What if I cancel later than that?',
          a: [
            'You’re charged the full hold: the green fee and the platform fee. We show you the amount and ask you to confirm first. The green fee portion goes to the host, because the course bills them for the empty spot.',
            'If someone else takes your spot before joining closes, we refund the green fee automatically. We tell you before you confirm whether the platform fee is refunded too.',
            { figure: 'charged' },
          ],
        },
        'host-cancels': {
          q: 'What if the host cancels?',
          a: ['We release the hold and email you right away. You aren’t charged.'],
        },
        'game-changed': {
          q: 'The host changed the game. Do I have to play?',
          a: [
            'No. If the course or the date changes, or the tee time moves by more than {{smallMove}}, you can cancel for free for {{changeNotice}}, or until free cancellation would have ended anyway. Smaller changes don’t count.',
          ],
        },
        'no-show': {
          q: 'What if I just don’t show up?',
          a: [
            'You’re charged the full hold and get a strike. It’s better to leave the game, even late: you’re charged the same, but your host knows and you don’t get a strike.',
          ],
        },
        'was-there': {
          q: 'I was there but couldn’t check in.',
          a: [
            'Ask your host to mark you present. Otherwise we’ll email you after the game. Reply within {{statement}} to say you were there, and we won’t charge anything until our team has looked into it.',
          ],
        },
        'host-missing': {
          q: 'My host isn’t at the course.',
          a: [
            'After the tee time, open the game page and report “My host isn’t here”. From then on, no one is charged. We ask your host; without a reply within {{statement}} after the game, you pay nothing. Otherwise our team decides.',
          ],
        },
        weather: {
          q: 'What if the weather is bad?',
          a: [
            'Golf in Japan is played in the rain, and rain alone isn’t a reason for free cancellation. If the course closes, the host cancels and nobody is charged. See the [cancellation policy](/cancellation) for every case.',
          ],
        },
      },
    },
  },
}
export default faq
