import type { Contents } from '../pages.ts'

const terms: Contents['terms'] = {
  title: 'Terms of use',
  description:
    'The agreement between you and TomoGolf: accounts, joining and hosting games, the hold on your card, check-in, no-shows, strikes, and your rights under Japanese consumer law.',
  lead: 'What you can expect from us, and what we and the other players expect from you. All amounts and deadlines on this page are the ones currently in effect.',
  sections: {
    about: {
      title: 'What these terms cover',
      blocks: [
        'These terms apply between you and the operator of TomoGolf (“we”, “us”), who is named in the [legal notice](/tokushoho). They cover this website and the app you can install from it. You accept them when you create an account.',
        'Two other documents are part of these terms: the [cancellation policy](/cancellation), which sets out what happens to the money, and the [privacy policy](/privacy). Before you join a game, we show you the exact amounts and ask you to agree to them. What you agree to is stored with your spot, together with the version of this text.',
      ],
    },
    role: {
      title: 'What TomoGolf does and does not do',
      blocks: [
        'TomoGolf brings golfers together. A host opens spots in a group playing at a golf course, and guests join it. We run the list of games, verify cards, place and settle holds, record attendance and help when something goes wrong.',
        'We do not run golf courses and do not sell rounds. The round is played under the rules of the course, and what the course charges is paid to the course. Hosts are players like you: they do not work for us and do not speak for us.',
      ],
    },
    account: {
      title: 'Your account',
      blocks: [
        {
          list: [
            'You are at least {{minAge}} years old.',
            'An account belongs to one person. Your details are true and kept up to date, because hosts and courses rely on them.',
            'You confirm your email address before you first log in. To join or host, you also complete your profile and save a card.',
            'Keep your password to yourself. You can see where you are logged in and end any of those sessions in your [account settings](/account-settings). Tell us immediately if someone else uses your account.',
          ],
        },
      ],
    },
    games: {
      title: 'Joining and hosting games',
      blocks: [
        'A game may be listed from {{hostLead}} to one year before its tee time, with up to {{maxGuests}} spots for guests. Guests can join until {{joinDeadline}} before the tee time. All times are Japan time.',
        'Your spot is confirmed once your card has been verified and, if a hold is due immediately, your bank has approved it. Until then, no spot has been promised to you.',
        'You cannot be in two games at once. You cannot join or host a game whose tee time is less than {{gameGap}} from that of another game of yours.',
      ],
    },
    fees: {
      title: 'Prices and the platform fee',
      blocks: [
        'The price of a game is the green fee for one player, set by the host in US dollars or Japanese yen. You pay it at the course. It is shown before you join.',
        'What we charge is the platform fee for each guest: {{feeRule}}. It is charged when you check in. The host pays no platform fee, and hosting is free.',
        'The price, the platform fee, the free cancellation period and the version of these rules are fixed for your spot at the moment you join. If a host or we change something later, what you agreed to still applies to your spot.',
      ],
    },
    hold: {
      title: 'The hold on your card',
      blocks: [
        'Joining a game places a hold on your card: the green fee and the platform fee together. A hold lowers your available credit. It is not a charge.',
        { figure: 'held' },
        {
          list: [
            'If the tee time is within {{holdLead}}, the hold is placed when you join. Your bank may ask you to confirm; we save your spot for {{bankTime}} while you do.',
            'If it is farther away, your card is verified when you join and the hold is placed {{holdLead}} before the tee time, or a little later for cards whose holds do not last that long. The game’s page shows the amount and the date. By joining, you allow us to place this hold without asking again.',
            'If that later hold is declined or your bank asks for a confirmation, we notify you by email and push notification. We try again when you change the card, and from time to time. After {{holdGrace}}, and at the latest at the tee time, the spot is released. There is no charge and no strike.',
          ],
        },
      ],
    },
    leaving: {
      title: 'Leaving a game',
      blocks: [
        'You can cancel for free up to and including {{departure}} before the tee time, and the hold is released. After that, canceling costs the full hold: the green fee and the platform fee. We show you the exact amount and charge it only if you confirm it.',
        'If the host moves the game to another course or date after you have joined, or moves the tee time by more than {{smallMove}} in total, you can cancel for free for {{changeNotice}} after our notice or until your free cancellation ends, whichever is later, but not after the tee time. Smaller changes leave your terms as agreed.',
      ],
    },
    'host-changes': {
      title: 'When a host cancels or edits',
      blocks: [
        'Without guests, a host can cancel or edit a game until it starts. With guests, a host can do so until {{departure}} before the tee time, but can no longer change the price or the currency. After that, both require our support.',
        'When a host cancels, every hold is released and every guest is notified. Nobody is charged.',
      ],
    },
    'check-in': {
      title: 'Check-in',
      blocks: [
        'At the course, the guest scans the host’s QR code, opens its link or types the code under it. Check-in is open from {{checkIn}} before the tee time until {{checkIn}} after it. The host may also mark a guest present.',
        'At check-in, we charge the platform fee and release the rest of the hold.',
        { figure: 'checkIn' },
      ],
    },
    'no-show': {
      title: 'No-shows',
      blocks: [
        'A game is settled {{gameLength}} after its tee time. If a guest has checked in, or the host has opened the QR code no more than {{evidence}} before the tee time, we ask each guest who has not checked in whether they were there. You have {{statement}} to reply, and one sentence is enough. If nothing shows that anyone came, we ask the host and the guests whether they played. Those who played pay the platform fee.',
        'If a guest reports from the course that the host is not there, nothing is charged for this game until we have decided on the host’s reply, or until the host’s time to reply ({{statement}}) has passed. The host can mark you present; you then have {{statement}} to object before the platform fee is charged.',
        'If you do not reply, you count as a no-show: the full hold is charged and you get one strike. If you say that you were there, nothing is charged until our team has reviewed it. If we find that you were there, only the platform fee is charged. If not, the agreed amount is charged to the hold or, if the hold has ended, to your saved card, and you get one strike.',
        'The host receives the green fee portion of this amount, because the course may bill the host for the missing player. We keep the platform fee.',
      ],
    },
    hosts: {
      title: 'What a host promises',
      blocks: [
        {
          list: [
            'The game is real: you have the booking, or will have it in time, and you are allowed to bring guests.',
            'The price is what the course charges a guest on that day. You do not make money on it.',
            'You are at the course at least {{hostEarly}} before the tee time, show your QR code and look after your guests until the round is over.',
            'You give early notice of changes, and you follow the rules of the course.',
            'If it is certain that you did not show up, you pay the base platform fee, {{feeBase}}, for each affected guest. It is charged to your saved card, and you get one strike. If it is not certain, nobody is charged until our team has reviewed it.',
          ],
        },
      ],
    },
    strikes: {
      title: 'Strikes and suspension',
      blocks: [
        'A strike is recorded for a no-show, as a guest or as a host, and by us for a serious breach of these terms. The first is a warning. With the second, you cannot host for {{suspension}}; with the third and each further one, for {{longSuspension}}. You can still join games.',
        'We may also suspend hosting for a limited time for other serious reasons. We email you the reason for every strike, suspension and removal. If you think one is wrong, [contact us](/contact) to appeal, and a member of our team decides again.',
      ],
    },
    'our-cancellation': {
      title: 'When we cancel a game',
      blocks: [
        'We may cancel a game immediately for reasons of safety, fraud, a closed course or a serious breach of these terms. We notify everyone in it.',
        'Holds then stay in place until our team has decided on each of them. We release a hold unless there is a reason in these terms to charge it, and we tell you the decision and the reason. Refunds of amounts already charged are decided case by case.',
      ],
    },
    requests: {
      title: 'Tee time concierge and club rental',
      blocks: [
        'A concierge or club rental request is free and binds nobody. We reply within {{answerRequest}} with what is possible and what it costs. An agreement is made only when you accept that offer, on the terms stated in it.',
      ],
    },
    conduct: {
      title: 'How we treat each other',
      blocks: [
        {
          list: [
            'No harassment, no discrimination, no threats, on the course or in writing.',
            'No false games, profiles or reports, and no advertising disguised as a game.',
            'No trading of spots, and no charges to guests beyond the listed price.',
            'No attempts to get around the hold or check-in, guess codes, read other people’s data or overload the service.',
          ],
        },
        'Report problems on the game’s page. We review every report and may remove content, cancel games, give strikes or close accounts, in proportion to what happened.',
      ],
    },
    'your-content': {
      title: 'What you write and upload',
      blocks: [
        'Your texts and photos remain yours. You allow us to store, translate and show them to the extent, and for as long as, the service needs it. Only upload what you have the right to share, and no photos of others without their consent.',
      ],
    },
    service: {
      title: 'The service itself',
      blocks: [
        'We work to keep TomoGolf available and correct, but it may be interrupted for maintenance or for reasons beyond our control. Your holds and your rights do not depend on it: if something could not be done in time because of us, it is not held against you.',
      ],
    },
    liability: {
      title: 'Liability',
      blocks: [
        'We are liable without limit for damage caused by intent or gross negligence, for injury to life or body, and wherever the law does not allow a limit. For slight negligence, we are liable for the ordinary damage that was to be expected from the breach.',
        'We are not a party to what players, hosts and courses agree among themselves, and we are not liable for how they carry it out. Golf has its own risks: play safely, follow the course’s instructions, and check that you are insured.',
      ],
    },
    'consumer-law': {
      title: 'Your rights as a consumer',
      blocks: [
        'Nothing in these terms takes away rights that consumer law gives you. Under Article 9 of Japan’s Consumer Contract Act, a cancellation charge is void to the extent that it exceeds the average loss that such a cancellation causes the business.',
        'For every charge, we keep the reason, the basis and the version of the rules you agreed to. You can ask for them at any time. If you think that a charge exceeds the loss, [tell us](/contact): we explain how it was calculated and return the excess.',
      ],
    },
    changes: {
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms where the change is in the general interest of users, or where it is reasonable and does not conflict with the purpose of the agreement. We announce a change on this page and by email before it takes effect. For games you have joined, the terms you joined them under continue to apply.',
      ],
    },
    ending: {
      title: 'Closing your account',
      blocks: [
        'You can download all your data and delete your account at any time in your [account settings](/account-settings). Upcoming games and active holds must end first; we tell you which ones.',
        'We may close an account for a serious or repeated breach of these terms. We give the reason and, where possible, a warning first. Amounts already due, from you or from us, remain due.',
      ],
    },
    law: {
      title: 'Law, courts and languages',
      blocks: [
        'Japanese law applies. If you are a consumer living elsewhere, you also keep the protection of the mandatory law of the place where you live. Disputes go to the Japanese court that has jurisdiction by law. Please contact us first: most things can be settled in a message.',
        'These terms are written in Japanese, English, Korean and Chinese. Where they differ, the Japanese text is binding.',
      ],
    },
  },
}
export default terms
