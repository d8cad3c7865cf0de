import type { Contents } from '../pages.ts'

const tokushoho: Contents['tokushoho'] = {
  title: 'Legal notice',
  pageTitle: 'Legal notice under the Act on Specified Commercial Transactions',
  description:
    'The operator of TomoGolf and the information that Japan’s Act on Specified Commercial Transactions requires: prices, payment, service, cancellation.',
  lead: 'Disclosure under Japan’s Act on Specified Commercial Transactions (特定商取引法に基づく表記).',
  rows: {
    name: ['Seller', '{{operatorName}}'],
    representative: ['Person responsible', '{{operatorRepresentative}}'],
    address: ['Address', '{{operatorAddress}}'],
    phone: ['Phone', '{{operatorPhone}}'],
    email: [
      'Email',
      '{{operatorEmail}} ([contact form](/contact)). Questions are answered within {{answerGeneral}} on business days.',
    ],
    price: [
      'Price',
      'Platform fee for each guest and game: {{feeRule}}. Taxes are included. The exact amount is shown before you join. Hosting is free.',
    ],
    'other-costs': [
      'Other costs',
      'The green fee, which you pay at the course and which is shown before you join; your travel, your internet connection, and any currency conversion fee of your bank.',
    ],
    payment: [
      'Payment method',
      'Credit or debit card, through the payment provider Stripe. When you join, the green fee and the platform fee are held on the card.',
    ],
    'payment-time': [
      'Time of payment',
      'The platform fee is charged at check-in. For a cancellation later than {{departure}} before the tee time, the held amount is charged immediately; for a no-show, when the time to reply ({{statement}}) has passed or our team has decided. When your bank debits the amount depends on your card.',
    ],
    delivery: [
      'Time of service',
      'Your spot in the game is confirmed when you join. The game takes place at the tee time shown.',
    ],
    application: [
      'Conclusion of the agreement',
      'By pressing the button with the hold amount in the last step of joining, after the details, the amount and the cancellation policy have been shown. Joining is possible until {{joinDeadline}} before the tee time, as long as spots are open.',
    ],
    cancellation: [
      'Cancellation and refunds',
      'Free up to and including {{departure}} before the tee time; after that, and for a no-show, the full held amount. Nothing is charged if the host cancels. By its nature, the service cannot be returned. Details: [cancellation policy](/cancellation).',
    ],
    limits: [
      'Limits and conditions',
      'For people aged {{minAge}} or older. Up to {{maxGuests}} guests per game. One spot per person.',
    ],
    environment: [
      'Technical requirements',
      'A current version of Chrome, Edge, Firefox or Safari with JavaScript. A camera helps at check-in, but is not required.',
    ],
  },
}
export default tokushoho
