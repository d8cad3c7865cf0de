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
        'Two other documents are part of these terms: the [cancellation policy](/cancellation), which sets out what happens to the money, and the [privacy policy](/privacy). Before you join a game you are shown the exact amounts and asked to agree to them. What you agree to then is kept with your place, together with the version of this text.',
      ],
    },
    role: {
      title: 'What TomoGolf does, and what it does not',
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
            'An account belongs to one person. What you enter about yourself is true and kept up to date: hosts and courses rely on it.',
            'You confirm your email address before you first log in. To join or host you also complete your profile and save a card.',
            'Keep your password to yourself. You can see where you are logged in and end any of those sessions in your [account settings](/account-settings). Tell us at once if someone else uses your account.',
          ],
        },
      ],
    },
    games: {
      title: 'Joining and hosting games',
      blocks: [
        'A game may be listed from {{hostLead}} to one year before its tee time, with up to {{maxGuests}} places for guests. It can be joined until {{joinDeadline}} before the tee time. All times are Japan time.',
        'A place is yours once your card has been verified and, where a hold is due at once, your bank has approved it. Until then nobody has promised you a place.',
        'Nobody can be in two games at once: a game whose tee time is less than {{gameGap}} from another of your own cannot be joined or hosted.',
      ],
    },
    fees: {
      title: 'Prices and the platform fee',
      blocks: [
        'The price of a game is the green fee for one player, set by the host in US dollars or Japanese yen. You pay it at the course. It is shown before you join.',
        'Our own charge is the platform fee for each guest: {{feeRule}}. It is charged when you check in. The host pays no platform fee, and hosting is free.',
        'Price, platform fee, free-leave window and the version of these rules are fixed for your place at the moment you join. When a host or we change something later, your place keeps what you agreed to.',
      ],
    },
    hold: {
      title: 'The hold on your card',
      blocks: [
        'Joining a game places a hold on your card: the green fee and the platform fee together. A hold lowers your available credit. It is not a charge.',
        { figure: 'held' },
        {
          list: [
            'If the tee time is within {{holdLead}}, the hold is placed when you join. Your bank may ask you to confirm; your place is kept for {{bankTime}} while you do.',
            'If it is further away, your card is verified when you join and the hold is placed {{holdLead}} before the tee time, or a little later for cards whose holds do not last that long. You see the amount and the day on the game’s page. By joining you allow us to place this hold without asking again.',
            'If that later hold is refused or your bank wants a confirmation, we tell you by email and push. We try again when you change the card, and from time to time. After {{holdGrace}}, and at the latest at the tee time, the place is released. That costs nothing and gives no strike.',
          ],
        },
      ],
    },
    leaving: {
      title: 'Leaving a game',
      blocks: [
        'Up to and including the moment {{departure}} before the tee time you can cancel for free, and the hold is released. After that, canceling costs the full hold: the green fee and the platform fee. We name the exact amount and charge it only if you confirm it.',
        'If the host changes the date, the time or the course after you joined, you can cancel for free until the tee time.',
      ],
    },
    'host-changes': {
      title: 'When a host cancels or edits',
      blocks: [
        'Without guests, a host can cancel or edit a game until it starts. With guests, a host can do so until {{departure}} before the tee time; price and currency cannot be changed any more. After that both need our support.',
        'When a host cancels, every hold is released and every guest is told. Nothing is charged.',
      ],
    },
    'check-in': {
      title: 'Check-in',
      blocks: [
        'At the course the guest scans the host’s QR code, opens its link or types the code under it. Check-in is open from {{checkIn}} before the tee time until {{checkIn}} after it. The host may also mark a guest as present.',
        'Check-in charges the platform fee and releases the rest of the hold.',
        { figure: 'checkIn' },
      ],
    },
    'no-show': {
      title: 'No-shows',
      blocks: [
        'A game is settled {{gameLength}} after its tee time. If someone has checked in or the host has opened the QR code at the course, a guest without check-in is asked: were you there? You have {{statement}} to answer, and one sentence is enough.',
        'Without an answer you count as a no-show: the whole hold is charged and you get one strike. If you say that you were there, nothing is charged until a person has looked into it. If we find that you were there, only the platform fee is charged. If not, the agreed amount is charged to the hold or, when it has ended, to the saved card, and you get one strike.',
        'The green fee portion of this amount is owed to the host, because the course may bill the host for the missing player. We keep the platform fee.',
      ],
    },
    hosts: {
      title: 'What a host promises',
      blocks: [
        {
          list: [
            'The game is real: you hold the booking, or will hold it in time, and you may bring guests.',
            'The price is what the course charges a guest on that day. You do not earn from it.',
            'You are at the course at least {{hostEarly}} before the tee time, show your QR code and look after your guests until the round is over.',
            'You say early when something changes, and you keep to the rules of the course.',
            'If it is certain that you did not show up, you pay the base platform fee, {{feeBase}}, for each guest who was let down. It is charged to your saved card, and you get one strike. If it is not certain, nobody is charged and a person looks into it first.',
          ],
        },
      ],
    },
    strikes: {
      title: 'Strikes and suspension',
      blocks: [
        'A strike is recorded for a no-show, as guest or as host, and by us for a serious breach of these terms. The first is a warning. With the second you cannot host for {{suspension}}; with the third and each further one, for {{longSuspension}}. Joining games stays possible.',
        'We may also suspend hosting for a limited time for other serious reasons. Every strike, suspension and removal has a reason, which you get by email. If you think one is wrong, [contact us](/contact); a person decides again.',
      ],
    },
    'our-cancellation': {
      title: 'When we cancel a game',
      blocks: [
        'We may cancel a game at once for reasons of safety, fraud, a closed course or a serious breach of these terms. We notify everyone in it.',
        'Holds then stay as they are until a person has decided about each of them. We release a hold unless there is a reason in these terms to charge it, and we tell you the decision and its reason. Money already charged is returned by hand, case by case.',
      ],
    },
    requests: {
      title: 'Tee time concierge and club rental',
      blocks: [
        'A request to the concierge or for rental clubs is free and binds nobody. We answer within {{answerRequest}} with what is possible and what it costs. An agreement comes about only when you accept that offer, on the terms it names.',
      ],
    },
    conduct: {
      title: 'How we treat each other',
      blocks: [
        {
          list: [
            'No harassment, no discrimination, no threats, on the course or in writing.',
            'No games, profiles or reports that are untrue, and no advertising under the cover of a game.',
            'No trade in places, no charges to guests beyond the listed price.',
            'No attempts to get around the hold or check-in, to guess codes, to read other people’s data or to overload the service.',
          ],
        },
        'Report what you see on the game’s page. We look at every report and may remove content, cancel games, give strikes or close accounts, in proportion to what happened.',
      ],
    },
    'your-content': {
      title: 'What you write and upload',
      blocks: [
        'Your texts and pictures stay yours. You allow us to store, translate and show them as far as the service needs it, and only as long. Upload only what you may: no pictures of others without their consent.',
      ],
    },
    service: {
      title: 'The service itself',
      blocks: [
        'We work to keep TomoGolf available and correct, but it may be interrupted for maintenance or for reasons beyond our control. Your holds and your rights do not depend on it: what could not be done in time because of us is not held against you.',
      ],
    },
    liability: {
      title: 'Liability',
      blocks: [
        'We are liable without limit for harm caused by intent or gross negligence, for harm to life and body, and wherever the law does not allow a limit. For slight negligence we are liable for the ordinary harm that was to be expected from the breach.',
        'We are not a party to what players, hosts and courses agree among themselves, and are not liable for how they carry it out. Golf has its own risks: play safely, follow the course’s instructions, and check that you are insured.',
      ],
    },
    'consumer-law': {
      title: 'Your rights as a consumer',
      blocks: [
        'Nothing in these terms takes away rights that consumer law gives you. Under Article 9 of Japan’s Consumer Contract Act a charge for canceling is void as far as it exceeds the average loss that such a cancellation causes the business.',
        'Every charge that we take keeps its reason, its basis and the version of the rules you agreed to. You can ask for them at any time. If you think that a charge is higher than the loss, [tell us](/contact): we explain how it was calculated and return what is too much.',
      ],
    },
    changes: {
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms where that is in the general interest of users, or does not run against the purpose of the agreement and is reasonable. We announce a change on this page and by email before it takes effect. Games that you have joined keep the terms you joined them under.',
      ],
    },
    ending: {
      title: 'Closing your account',
      blocks: [
        'You can download all your data and delete your account at any time in your [account settings](/account-settings). Games that are still ahead and open holds must end first; you are told which ones.',
        'We may close an account for a serious or repeated breach of these terms. We give the reason and, where possible, a warning first. What was owed before stays owed, by you and by us.',
      ],
    },
    law: {
      title: 'Law, courts and languages',
      blocks: [
        'Japanese law applies. If you are a consumer living elsewhere, you also keep the protection that the mandatory law of your home gives you. Disputes go to the Japanese court that is competent by law. Please contact us first: most things can be settled in a message.',
        'These terms are written in Japanese, English, Korean and Chinese. Where they differ, the Japanese text counts.',
      ],
    },
  },
}
export default terms
