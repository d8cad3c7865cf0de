import type { Contents } from '../pages.ts'

const privacy: Contents['privacy'] = {
  title: 'Privacy policy',
  description:
    'What personal data TomoGolf keeps and why, who sees it, how long we keep it, what your browser stores, and how to download or delete everything.',
  lead: 'We keep what is needed for a game of golf among people who have not met, show others as little of it as possible, and sell none of it.',
  sections: {
    who: {
      title: 'Who is responsible',
      blocks: [
        'The operator named in the [legal notice](/tokushoho) is responsible for your data under Japan’s Act on the Protection of Personal Information and, where it applies, the General Data Protection Regulation of the European Union. [Contact us](/contact) with any question about your data.',
      ],
    },
    what: {
      title: 'What we keep',
      blocks: [
        {
          rows: [
            [
              'Account',
              'Email address, username, language, and your password as an Argon2id hash that cannot be turned back into the password.',
            ],
            [
              'Profile',
              'Name, phone number, gender, date of birth, country, languages and level, which are required to join and host. Optional: your name in katakana, your family name in kanji, handicap, a photo, how often you play and what you enjoy. We re-encode photos and remove their hidden data, such as the place where they were taken.',
            ],
            [
              'Games',
              'Games you host or join, with the amounts, the version of the rules, and the time and IP address of your consent; check-ins, statements about attendance, reports and strikes. If you choose to confirm that you are at the course: whether your device was near it, and when. We compare the position and forget it; coordinates are never stored. The games you have saved, until 30 days after the round. The people you have blocked, until you unblock them; they are not told, and your downloaded data lists only your own blocks. What you ask and answer in public on game pages, until 180 days after the round. When you choose Translate, the text of that message goes to the translation service of this site, without names. What you report and what is reported about you, until 180 days after the decision; a moderator reads a reported message with up to 10 before it, and nothing else of a conversation. Messages of your own that you attach to a statement are kept with its case until 180 days after the decision. If you choose “Use my location” when looking for games: your position, rounded to about 1 km in your browser, reaches us with the search and is used for it only. We neither store nor log it.',
            ],
            [
              'Companions',
              'If you cover the spot of a companion: first and last name, languages, that you confirmed the person is an adult, and, in women-only games, the gender. Please ask them first. Your host sees the name, other players only how many people come with you. The names are part of your downloaded data. They are deleted {{namesVisible}} after the round, once it is settled who played, or with your account.',
            ],
            [
              'Payment',
              'Brand, last four digits and expiration date of your card; holds, charges and refunds. The card number itself goes straight from your browser to the payment provider and never reaches us. If we pay you as a host: your bank account, stored encrypted and given only to our bank, or what Stripe tells us about your account there (not your identity documents or bank account, which you give to Stripe), and your payouts.',
            ],
            [
              'Game alerts',
              'What you ask to be told about: areas, dates, price, level, party size, languages and club rental. Without an account, also the email address you confirm. Which games we told you about, and those you do not want to hear of again.',
            ],
            [
              'Calendar',
              'If you share a round on the day you play: anyone who has the link sees the course, the tee time and the host’s first name until midnight in Japan, or until you stop. We delete the link a day later. If you create a calendar address: its secret, encrypted. The program that opens it receives your games, without the names of other people.',
            ],
            ['Requests', 'What you write in the concierge, club rental and contact forms.'],
            [
              'Security',
              'Where you are logged in (browser, IP address, times), and an identifier that recognizes a device you have used before. For each passkey: its public key, name, and when you added and last used it; your fingerprint or face never leaves your device. For each linked account, such as a Google account: the service, your identifier and email address there, and when you linked and last used it; the service learns that you log in to TomoGolf.',
            ],
            [
              'Conversations',
              'What you write to the other players of a game, when, and how far you have read. Only they can read it: our administrators cannot open conversations. Card numbers are masked before anything is stored.',
            ],
            [
              'Messages',
              'A copy of the emails we sent you and, if you turn on push notifications, the address your browser gives us for them.',
            ],
          ],
        },
      ],
    },
    why: {
      title: 'Why we need it',
      blocks: [
        {
          list: [
            '**To carry out our agreement with you:** your account, games, holds, check-in, settlement, requests and the related messages.',
            '**To keep the service safe,** which is our legitimate interest: detecting misuse, protecting accounts, settling disputes.',
            '**Because the law requires it:** bookkeeping, tax, and answers to authorities with the right to ask.',
            '**With your consent,** which you can withdraw at any time: push notifications, optional emails, the optional parts of your profile.',
          ],
        },
        'One consequence is automatic: a guest or host who does not reply in time to our question about attendance is treated as a no-show. You can appeal, and a person then decides. People also decide on disputed attendance and closed accounts.',
      ],
    },
    visible: {
      title: 'What others see',
      blocks: [
        'Other players see your first name and last initial, your photo or crest, your languages and your rating; if you entered a handicap, logged-in players see it too. If you host, anyone sees your handicap and the number of games you have hosted. Only if you agree to it in your settings, the home page shows any visitor your first name and last initial, languages, the area you host in, rating and number of games hosted. Anyone can see the games that are listed. From your game alerts, hosts learn only how many people want to play in an area and week: from three people on, rounded down, never who.',
        'If you join a game and agree to it, your host also sees your full name (Latin letters and katakana), sex, handicap and whether you rent clubs, to give them to the course: from the confirmation of your spot until {{namesVisible}} after the round, and no longer once you leave. Each time the host opens that list is recorded and part of your downloaded data. If you host, your confirmed guests see your family name, also in kanji if you enter it, on their arrival card.',
        'Only you and our administrators can see your email address, phone number and date of birth. Every action of an administrator is recorded.',
      ],
    },
    recipients: {
      title: 'Who processes data for us',
      blocks: [
        {
          rows: [
            [
              'Stripe',
              'Payment provider: verifies your card, places holds, charges and refunds. [Stripe’s privacy policy](https://stripe.com/privacy)',
            ],
            [
              'Google reCAPTCHA',
              'Distinguishes people from bots when you sign up or log in, by your IP address and how the page is used. [Google’s privacy policy](https://policies.google.com/privacy)',
            ],
            [
              'Email and push',
              'The mail server that sends our emails and, if you turn on push notifications, the push service of your browser’s maker.',
            ],
            [
              'Courses and rental companies',
              'What a booking or a rental requires, and only when you ask us to arrange one.',
            ],
            [
              'Your host',
              'That you are coming, and what other players see about you. For the course’s player list, if you agree: your full name, sex, handicap and club rental.',
            ],
          ],
        },
        'They use the data only for these purposes. We do not sell data and do not show advertising.',
      ],
    },
    abroad: {
      title: 'Data outside Japan',
      blocks: [
        'The payment provider and reCAPTCHA also process data in the United States and other countries. They are bound by contract to a level of protection equal to that of Japanese law; for data from Europe, this includes the standard contractual clauses of the European Commission. Ask us for details of these safeguards.',
      ],
    },
    browser: {
      title: 'What your browser stores',
      blocks: [
        {
          rows: [
            [
              'Cookies',
              'Your session while you are logged in; an identifier that recognizes this device; your language. None for advertising.',
            ],
            [
              'Storage',
              'Your language and theme, your email address while you are logged in, and anything you have started (a game, a check-in) until it is finished.',
            ],
            [
              'Offline copies',
              'Pages and images you have opened, so that they work without a connection. Logging out removes personal ones.',
            ],
          ],
        },
        'All of these are needed for what you ask the page to do. You can clear them in your browser at any time.',
      ],
    },
    analytics: {
      title: 'Statistics',
      blocks: [
        'We count a few events: sign-ups, games created, joined and canceled, check-ins, shares, language changes. The counts stay on our own server and contain nothing about you except your user number. If your browser sends “Do Not Track” or “Global Privacy Control”, nothing is recorded.',
      ],
    },
    security: {
      title: 'How we protect it',
      blocks: [
        'Connections are encrypted. Passwords, session keys, login codes and check-in codes are stored only as hashes. You can see and end your sessions one by one, we notify you about logins from new devices, and administrators use two-step verification. If a breach affects your data, we notify you and the authorities as the law requires.',
      ],
    },
    retention: {
      title: 'How long we keep it',
      blocks: [
        {
          list: [
            'Account and profile: until you delete your account.',
            'Records of games and money: as long as tax and commercial law require. After you delete your account, they no longer carry your name.',
            'Who opened a list with your name, and when: as long as the record of the game. It holds no name.',
            'Messages between the players of a game: until {{messagesKept}} after the round, or until you delete your account. They are then erased.',
            'The confirmation that you upload as a host to show your booking: until {{evidenceDays}} after the round is settled, or 7 days if the game isn’t published. Only you and our administrators can open it. The booking and its reference, which guests never see: until you delete your account.',
            'If your account has strikes, a hosting suspension, an unpaid charge or payments that can still be disputed when you delete it: a keyed hash of your email address and of your cards. It cannot be turned back into them, and serves only to recognize a new account with the same address or card, which inherits what is left. We delete it when the suspension has ended, the last strike is two years old, an unpaid charge or a lost dispute is five years old, and your last payment can no longer be disputed at your bank, 540 days after it.',
            'Copies of emails: about three months. Sessions: until they end. Device identifiers: a little over a year after the device was last used.',
            'Game alerts: until you delete them, or {{alertKept}} after their last day. Alerts whose email address is not confirmed: {{alertUnconfirmed}}. The calendar address: until you switch it off.',
            'Requests and messages to support: until they are settled and no claim can arise from them.',
            'Notes of our team about a game, a case or your account: two years. Those about your account are part of its data export, and are erased with it.',
            'If the law, an authority or a claim requires it: what concerns you, until the matter is closed. Your account cannot be deleted until then, and we tell you so when you ask for it.',
          ],
        },
      ],
    },
    rights: {
      title: 'Your rights',
      blocks: [
        'In your [account settings](/account-settings), you can correct your data, download all of it in one file, and delete your account. You can also ask us for access, correction or deletion, or to stop using your data, object to a use, and withdraw your consent. We respond free of charge and without delay.',
        'You can complain to Japan’s Personal Information Protection Commission or, in Europe, to the authority where you live.',
      ],
    },
    age: {
      title: 'Age',
      blocks: [
        'TomoGolf is for people aged {{minAge}} or older. If we learn that a younger person has an account, we delete it.',
      ],
    },
    changes: {
      title: 'Changes',
      blocks: [
        'When we change this policy, the date at the top changes. We announce material changes by email before they take effect.',
      ],
    },
  },
}
export default privacy
