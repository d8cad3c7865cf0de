import type { Contents } from '../pages.ts'

const privacy: Contents['privacy'] = {
  title: 'Privacy policy',
  description:
    'Which personal data TomoGolf keeps, why, who sees it, how long it stays, what your browser stores, and how you download or delete everything.',
  lead: 'We keep what a game of golf among strangers needs, show others as little of it as possible, and sell none of it.',
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
              'Name, telephone number, gender, birth date, country, languages and skill level, which joining and hosting need. If you like: handicap, a photo, how often you play and what you enjoy. We re-encode photos and remove their hidden data, such as the place they were taken.',
            ],
            [
              'Games',
              'Games you host or join, with the amounts, the version of the rules, the time and the IP address of your consent; check-in, statements about attendance, reports, strikes.',
            ],
            [
              'Payment',
              'Brand, last four digits and expiry of your card, holds, charges and refunds. The card number itself goes straight from your browser to the payment provider and never reaches us.',
            ],
            [
              'Requests',
              'What you write in the forms for the concierge, rental clubs and contact.',
            ],
            [
              'Security',
              'Where you are logged in (browser, IP address, times), and a mark that recognizes a device you have used before.',
            ],
            [
              'Messages',
              'A copy of the emails we sent you; if you switch on push, the address your browser gives us for it.',
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
            '**To carry out our agreement with you:** your account, games, holds, check-in, settlement, requests, and the messages that belong to them.',
            '**To keep the service safe,** which is our legitimate interest: recognizing misuse, protecting accounts, settling disputes.',
            '**Because the law demands it:** bookkeeping, tax, answers to authorities with the right to ask.',
            '**With your consent,** which you can withdraw at any time: push messages, optional emails, the optional parts of your profile.',
          ],
        },
        'No decision with serious consequences is made by a program alone: disputed attendance, appeals and closed accounts are decided by people.',
      ],
    },
    visible: {
      title: 'What others see',
      blocks: [
        'Other players see your first name and the initial of your last name, your photo or crest, languages, rating, and as a host also your handicap and the number of games hosted. Anyone can see the games that are listed.',
        'Your email address, telephone number and birth date are shown to nobody but you and our administrators. Every action of an administrator is recorded.',
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
              'Tells people from programs when you register or log in, by your IP address and how the page is used. [Google’s privacy policy](https://policies.google.com/privacy)',
            ],
            [
              'Email and push',
              'The mail server that sends our messages, and the push service of your browser’s maker if you switch push on.',
            ],
            [
              'Courses and rental firms',
              'What a booking or a rental needs, and only when you ask us to arrange one.',
            ],
            ['Your host', 'That you are coming, and what other players see of you.'],
          ],
        },
        'They use the data only for these purposes. We sell no data and show no advertising.',
      ],
    },
    abroad: {
      title: 'Data outside Japan',
      blocks: [
        'The payment provider and reCAPTCHA also process data in the United States and other countries. They are bound by contract to a protection equal to that of Japanese law; for data from Europe this includes the standard contractual clauses of the European Commission. Ask us for details of these safeguards.',
      ],
    },
    browser: {
      title: 'What your browser stores',
      blocks: [
        {
          rows: [
            [
              'Cookies',
              'Your session while you are logged in; a mark that recognizes this device; your language. None for advertising.',
            ],
            [
              'Storage',
              'Your language and theme, your email address while you are logged in, and what you have begun (a game, a check-in) until it is finished.',
            ],
            [
              'Offline copies',
              'Pages and pictures you have opened, so that they work without a connection. Logging out removes personal ones.',
            ],
          ],
        },
        'All of these are needed for what you ask the page to do. You can clear them in your browser at any time.',
      ],
    },
    analytics: {
      title: 'Statistics',
      blocks: [
        'We count a few events: sign-ups, games created, joined and canceled, check-ins, shares, changes of language. The counts stay on our own server and hold nothing about you but your user number. If your browser sends “Do Not Track” or “Global Privacy Control”, nothing is recorded.',
      ],
    },
    security: {
      title: 'How we protect it',
      blocks: [
        'Connections are encrypted. Passwords, session keys and check-in codes are stored only as hashes. You can see and end your sessions one by one, we tell you about logins from new devices, and administrators use a second factor. Should your data be affected by a breach, we tell you and the authorities as the law demands.',
      ],
    },
    retention: {
      title: 'How long we keep it',
      blocks: [
        {
          list: [
            'Account and profile: until you delete your account.',
            'Records of games and money: as long as tax and commercial law demands. After you delete your account they no longer carry your name.',
            'Copies of emails: about three months. Sessions: until they end. The mark of a device: a little over a year after it was last used.',
            'Requests and messages to support: until they are settled and no claim can arise from them any more.',
          ],
        },
      ],
    },
    rights: {
      title: 'Your rights',
      blocks: [
        'In your [account settings](/account-settings) you can correct your data, download all of it in one file, and delete your account. You can also ask us for access, correction, a stop to its use, or deletion, object to a use, and withdraw a consent. We answer without charge and without delay.',
        'You can complain to Japan’s Personal Information Protection Commission or, in Europe, to the authority where you live.',
      ],
    },
    age: {
      title: 'Age',
      blocks: [
        'TomoGolf is for people of {{minAge}} years or older. If we learn that a younger person has an account, we delete it.',
      ],
    },
    changes: {
      title: 'Changes',
      blocks: [
        'When we change this policy, the date at the top changes. We announce a change of substance by email before it takes effect.',
      ],
    },
  },
}
export default privacy
