const errors = {
  'errors.generic': 'Something went wrong. Please try again.',
  'errors.checkRequest': 'Please check your request and try again',
  'errors.cameraPermission':
    'The camera isn’t available. Allow it in your browser settings, or enter the code instead.',
  'errors.NETWORK_ERROR': 'Please check your internet connection and try again',
  'errors.TOKEN_INVALID': 'This link isn’t valid. Please request a new one.',

  'errors.VALIDATION_ERROR': 'Please check what you entered and try again.',
  'errors.NOT_FOUND': 'The requested information was not found',
  'errors.METHOD_NOT_ALLOWED': 'That’s not possible here.',
  'errors.PAYLOAD_TOO_LARGE': 'That’s too large to send.',
  'errors.UNSUPPORTED_MEDIA_TYPE': 'This file type isn’t supported.',
  'errors.RATE_LIMITED': 'Too many requests. Please wait a moment and try again.',
  'errors.SERVER_ERROR': 'Something went wrong on our end. Please try again',
  'errors.SERVICE_UNAVAILABLE':
    'The service is temporarily unavailable. Please try again in a few minutes.',
  'errors.UNAUTHORIZED': 'Please log in to continue',
  'errors.SESSION_EXPIRED': 'Your session has expired. Please log in again',
  'errors.FORBIDDEN': 'You don’t have permission to access this',
  'errors.ADMIN_REQUIRED': 'Access denied. Administrator privileges required.',
  'errors.BAD_ORIGIN': 'This request came from another site, so we blocked it.',
  'errors.CONFLICT': 'This action conflicts with existing data. Please refresh and try again.',

  'errors.captchaNotice':
    'This site is protected by reCAPTCHA and the Google <privacy>Privacy Policy</privacy> and <terms>Terms of Service</terms> apply.',
  'errors.INVALID_RECAPTCHA': 'Security verification failed. Please try again.',
  'errors.INVALID_CREDENTIALS': 'Invalid email or password. Please check both and try again.',
  'errors.EMAIL_NOT_VERIFIED': 'Please verify your email address before continuing.',
  'errors.EMAIL_ALREADY_EXISTS':
    'This email address is already registered. Log in, or use another address.',
  'errors.USERNAME_ALREADY_EXISTS': 'This username is taken. Please choose another.',
  'errors.TOTP_REQUIRED': 'Enter the 6-digit code from your authenticator app.',
  'errors.INVALID_TOTP': 'That code isn’t right. Wait for the next one and try again.',
  'errors.INVALID_TOKEN': 'This link isn’t valid. Please request a new one.',
  'errors.TOKEN_EXPIRED': 'This link has expired. Please request a new one.',
  'errors.TOKEN_ALREADY_USED': 'This link has already been used.',
  'errors.LINK_SENT_RECENTLY_one':
    'We just sent you a link. You can request another in {{count}} second.',
  'errors.LINK_SENT_RECENTLY_other':
    'We just sent you a link. You can request another in {{count}} seconds.',
  'errors.MAIL_SECRET':
    'This email holds a link or a code that opens the account, so it stays closed.',
  'errors.MAIL_STOPPED': 'The user doesn’t get emails like this: they come back or are turned off.',
  'errors.MAIL_TEST_LIMIT':
    'We’ve sent all the test emails we can for now. Contact us and we’ll help.',
  'errors.EMAIL_UNCHANGED': 'That’s the email you already have.',
  'errors.TOO_MANY_EMAIL_CHANGES': 'You’ve asked for several changes today. Try again tomorrow.',
  'errors.LOGIN_CODE_SENT_RECENTLY_one':
    'We just sent a code. You can request another in {{count}} second.',
  'errors.LOGIN_CODE_SENT_RECENTLY_other':
    'We just sent a code. You can request another in {{count}} seconds.',
  'errors.TOO_MANY_LOGIN_CODES':
    'We’ve sent several codes to this address today. Use your password, or try again tomorrow.',
  'errors.LOGIN_CODE_WRONG_one': 'That code isn’t right. You have {{count}} try left.',
  'errors.LOGIN_CODE_WRONG_other': 'That code isn’t right. You have {{count}} tries left.',
  'errors.LOGIN_CODE_EXPIRED': 'This code no longer works. Request a new one.',
  'errors.PASSKEY_INVALID': 'We couldn’t verify this passkey. Try again, or use your password.',
  'errors.PASSKEY_LIMIT_one': 'You can have {{count}} passkey. Remove one first.',
  'errors.PASSKEY_LIMIT_other': 'You can have up to {{count}} passkeys. Remove one first.',
  'errors.ISSUER_UNAVAILABLE':
    'We can’t reach {{name}} right now. Try again later, or log in another way.',
  'errors.IDENTITY_EXPIRED': 'This login has ended. Please start again.',
  'errors.IDENTITY_TAKEN': 'This account is already linked to another TomoGolf account.',
  'errors.LAST_WAY_IN': 'This is your only way to log in. Set a password or add a passkey first.',
  'errors.PASSWORD_INCORRECT': 'This password is incorrect.',
  'errors.STEP_UP_REQUIRED': 'Please confirm it’s you first. Nothing has changed.',
  'errors.CURRENT_PASSWORD_INCORRECT': 'The current password is incorrect.',
  'errors.PROFILE_INCOMPLETE_one': 'Your profile is incomplete. {{count}} item is missing.',
  'errors.PROFILE_INCOMPLETE_other': 'Your profile is incomplete. {{count}} items are missing.',
  'errors.AGE_TOO_YOUNG': 'Players must be 18 or older.',
  'errors.INVALID_PHONE':
    'Enter your phone number with country code, for example +81 90 1234 5678.',
  'errors.TOO_MANY_LANGUAGES_one': 'You can add up to {{max}} language. Please remove some.',
  'errors.TOO_MANY_LANGUAGES_other': 'You can add up to {{max}} languages. Please remove some.',
  'errors.FILE_TOO_LARGE': 'This file is too large. The limit is 5 MB.',
  'errors.INVALID_FILE_TYPE': 'This file type isn’t supported. Use a JPEG, PNG or WebP image.',
  'errors.UPLOAD_FAILED': 'The upload failed. Please try again, or choose another image.',
  'errors.ACCOUNT_HAS_OPEN_GAMES': 'You still have upcoming games. Leave or cancel them first.',
  'errors.ACCOUNT_HAS_OPEN_HOLDS':
    'You still have an active hold on your card. You can delete your account once it’s released.',
  'errors.ACCOUNT_IN_USE': 'This account can’t be deleted yet.',
  'errors.ACCOUNT_HELD':
    'We have to keep your data because of an open legal matter. Contact us, and we’ll tell you more.',
  'errors.ACCOUNT_HAS_OPEN_TRANSFER':
    'A transfer of your payout is on its way. You can delete your account once your bank has it.',
  'errors.MONTH_NOT_OVER': 'This month isn’t over yet.',
  'errors.MONEY_OWED_TO_YOU': 'We still owe you money. Wait for the payout, or give it up first.',

  'errors.ACCOUNT_SUSPENDED_zero':
    'Your account is suspended until {{until}}. You cannot host games at this time.',
  'errors.ACCOUNT_SUSPENDED_one':
    'Your account is currently suspended due to {{count}} strike. You cannot host games at this time.',
  'errors.ACCOUNT_SUSPENDED_other':
    'Your account is currently suspended due to {{count}} strikes. You cannot host games at this time.',
  'errors.timeFormat': 'Enter a time between 00:00 and 23:59.',
  'errors.HOST_TERMS_REQUIRED': 'Please accept the host terms first.',
  'errors.TEE_TIME_PAST':
    'Cannot schedule games in the past. Please select a future date and time.',
  'errors.PRICE_TOO_HIGH': 'The price per player can be {{limit}} at most.',
  'errors.PRICE_TOO_LOW': 'The price per player must be at least {{limit}}.',
  'errors.TEE_TIME_TOO_SOON_one':
    'Please allow at least {{hours}} hour before tee time for planning and coordination.',
  'errors.TEE_TIME_TOO_SOON_other':
    'Please allow at least {{hours}} hours before tee time for planning and coordination.',
  'errors.TEE_TIME_TOO_FAR': 'You can list games up to 1 year ahead.',
  'errors.TRANSPORTATION_DETAILS_REQUIRED':
    'Describe the ride: where, when and for how many people.',
  'errors.CONVERSATION_CLOSED':
    'You can’t write here anymore. The conversation closes some time after the round.',
  'errors.CONVERSATION_EMPTY': 'You can write as soon as a guest has joined.',
  'errors.FREE_TEXT_OFF': 'Only ready messages can be sent here for now.',
  'errors.MESSAGE_EMPTY': 'There’s nothing in this message that others could read.',
  'errors.CONTACT_HELD_BACK':
    'Phone numbers, addresses and links are held back until you’ve played together. Your message wasn’t sent.',
  'errors.TRANSLATOR_OFF': 'Translation isn’t available here.',
  'errors.TRANSLATION_UNAVAILABLE': 'Couldn’t translate this. Try again in a moment.',
  'errors.WISHES_FULL': 'You can have up to {{count}} alerts. Delete one to add another.',
  'errors.WISH_DATES_INVALID': 'Choose dates from today on, up to two months in one alert.',
  'errors.WISH_NOT_FOUND': 'We can’t find this alert. It may have been deleted.',
  'errors.SAVED_GAMES_FULL':
    'Your saved games are at the limit of {{count}}. Remove one to save another.',
  'errors.BOOKING_TAKEN':
    'Another game already has this course, tee time and booking reference. Check the reference. If the booking is yours, contact us and we’ll look at both.',
  'errors.ALREADY_SENT':
    'This was already saved with another text. Check what was saved. Press again to add the new text as well.',
  'errors.EVIDENCE_GONE':
    'The file you added is no longer here. Add it again, or publish without it.',
  'errors.EVIDENCE_HELD': 'We have to keep this file for now. Contact us if you have questions.',
  'errors.BOOKING_NOT_FOUND':
    'This game has no course booking yet. Enter the booking first, then add the file.',
  'errors.BOOKING_TIME_INVALID':
    'The deadlines of the booking must be at or before the tee time. Check both dates.',
  'errors.INVALID_EVIDENCE_TYPE':
    'This file type isn’t supported. Use a PDF, or a JPEG, PNG or WebP image.',
  'errors.REGION_CLOSED':
    'TomoGolf isn’t open for new games in this region yet. Set an alert, and we’ll see that people want to play there.',
  'errors.REGION_UNKNOWN':
    'We can’t tell which region this is in. Choose a course from the list, or add the prefecture to the address.',
  'errors.LAUNCH_INVALID':
    'These values don’t work together. Check the dates, the fee and the head start.',
  'errors.SERIES_CLASH':
    'You already have a game within 5 hours of these dates: {{days}}. Untick them and try again.',
  'errors.SERIES_DATES_INVALID_one':
    'A weekly series is on the same weekday, for up to {{count}} week. Choose the dates again.',
  'errors.SERIES_DATES_INVALID_other':
    'A weekly series is on the same weekday, for up to {{count}} weeks. Choose the dates again.',
  'errors.SERIES_GAME_REFUSED':
    'Nothing has changed, because the game on {{day}} doesn’t allow it. Change the games one at a time.',
  'errors.GAME_CLASH':
    'This is less than 5 hours from your game at {{course}}. You can’t play both.',
  'errors.PROTECTED_BOOKING_one':
    'This game has guests and starts in less than {{hours}} hour. Please contact support to change or cancel it.',
  'errors.PROTECTED_BOOKING_other':
    'This game has guests and starts in less than {{hours}} hours. Please contact support to change or cancel it.',
  'errors.GAME_PRICE_LOCKED': 'Guests have agreed to this price, so you can’t change it.',
  'errors.GAME_FEE_LOCKED':
    'Guests have joined at this game’s platform fee. It’s higher for that course or date, so you can’t move the game there.',
  'errors.SLOTS_BELOW_GUESTS': 'More guests than that have already joined.',
  'errors.MIN_PLAYERS_TOO_MANY_one':
    'Your game has room for {{count}} player. Please choose a smaller minimum.',
  'errors.MIN_PLAYERS_TOO_MANY_other':
    'Your game has room for {{count}} players, including you. Please choose a smaller minimum.',
  'errors.DECISION_TIME_INVALID_one':
    'Please choose a decision time that’s in the future and at least {{hours}} hour before tee time.',
  'errors.DECISION_TIME_INVALID_other':
    'Please choose a decision time that’s in the future and at least {{hours}} hours before tee time.',
  'errors.APPROVAL_REQUIRED':
    'This host chooses who joins. Please reload the page and ask to join.',
  'errors.NO_APPROVAL_NEEDED': 'You can join this game right away. Please reload the page.',
  'errors.REQUEST_PENDING': 'You’ve already asked. The host hasn’t answered yet.',
  'errors.REQUEST_DECLINED': 'The host has chosen other players for this game.',
  'errors.REQUEST_LIMIT': 'You can’t ask for this game again.',
  'errors.ALREADY_WAITING': 'You’re already on the waiting list.',
  'errors.GAME_NOT_FULL': 'There’s a spot left. Please reload the page and join.',
  'errors.NOT_WAITING': 'You’re no longer on this waiting list.',
  'errors.OFFER_ENDED': 'This offer has ended.',
  'errors.SUBSTITUTE_ENDED': 'This link no longer works. Ask for a new one.',
  'errors.SUBSTITUTE_OWN_CARD':
    'Please use a card of your own: this one belongs to the guest you’d replace.',
  'errors.SUBSTITUTE_TAKEN': 'Another person is taking this spot right now.',
  'errors.SUBSTITUTE_TOO_LATE_one':
    'Spots can be passed on until {{count}} minute before the tee time.',
  'errors.SUBSTITUTE_TOO_LATE_other':
    'Spots can be passed on until {{count}} minutes before the tee time.',
  'errors.SUBSTITUTE_PARTY':
    'You can’t pass on a spot while you have companions. Cancel their spots first.',
  'errors.INVITATION_ENDED': 'This invitation has ended.',
  'errors.INVITATION_TAKEN': 'This invitation has been accepted already.',
  'errors.INVITATION_USED':
    'You’ve already kept a spot in this game for a companion who didn’t join. They can still join on their own.',
  'errors.SEATS_TOO_FEW_one': 'Only {{count}} spot is left. You get all of your spots or none.',
  'errors.SEATS_TOO_FEW_other': 'Only {{count}} spots are left. You get all of your spots or none.',
  'errors.COMPANIONS_NOT_POSSIBLE':
    'You can’t bring companions here. They can join with their own account.',
  'errors.COMPANION_TWICE': 'Two players have the same name. Enter each companion’s own name.',
  'errors.REQUEST_ENDED': 'This request has already ended.',
  'errors.GUEST_CANNOT_JOIN':
    'This guest can’t join right now. We’ve told them; you can try again until the request ends.',
  'errors.WOMEN_ONLY': 'This game is for women only.',
  'errors.WOMEN_ONLY_HOST': 'A women-only game needs a host whose profile says “female”.',
  'errors.WOMEN_ONLY_LOCKED': 'Guests have already joined, so who the game is for can’t change.',
  'errors.NOT_INVITE_ONLY': 'This game is public and has no private link.',
  'errors.QUESTIONS_CLOSED': 'Questions about this game are closed.',
  'errors.QUESTION_LIMIT': 'You’ve asked enough for now. Please wait for answers.',
  'errors.REPORT_OWN': 'You can’t report yourself.',
  'errors.REPORT_LIMIT':
    'You’ve sent many reports today. In danger, call 110; for anything else, contact us.',
  'errors.NOT_GAME_DAY': 'You can share a round on the day you play.',
  'errors.NOTHING_TO_REMOVE': 'There is nothing to remove in a report about a person.',
  'errors.CONTACT_DETAILS':
    'Everyone can read this, so please leave out phone numbers, email addresses, links and hidden characters.',
  'errors.REASON_REQUIRED': 'Please give a reason. The person who asked will see it.',
  'errors.WOMEN_ONLY_SEAT':
    'You’re in a women-only game at {{course}}. You can change your gender after the round, or once you’ve left the game.',
  'errors.GO_NO_GO_LOCKED':
    'Guests joined on these terms, so you can’t change the minimum number of players or the decision time.',
  'errors.NOTHING_TO_DECIDE': 'There’s nothing to decide for this game right now.',
  'errors.STALE_EDIT':
    'This game changed while you were editing. Reload it and make your change again.',

  'errors.GAME_NOT_FOUND': 'Game not found.',
  'errors.GAME_CANCELLED': 'This game has been canceled.',
  'errors.GAME_ALREADY_STARTED': 'This game has already started or finished',
  'errors.JOIN_DEADLINE_PASSED_one':
    'Join deadline has passed. Games must be joined at least {{hours}} hour before start time.',
  'errors.JOIN_DEADLINE_PASSED_other':
    'Join deadline has passed. Games must be joined at least {{hours}} hours before start time.',
  'errors.JOINING_BLOCKED':
    'You can’t join games because your bank reversed an earlier charge. Contact us and we’ll review it.',
  'errors.GAME_FULL': 'Someone just took the last spot.',
  'errors.ALREADY_JOINED': 'You’re already in this game.',
  'errors.HOST_CANNOT_JOIN': 'You’re hosting this game, so you’re already in.',
  'errors.GAME_JOIN_FAILED': 'Couldn’t join the game. You haven’t been charged. Please try again.',
  'errors.NOT_JOINED': 'You’re not in this game.',
  'errors.LEAVE_PENALTY_CONFIRMATION_REQUIRED':
    'If you leave now, you’ll be charged {{amount}}. Please confirm first.',
  'errors.PAYMENT_IN_PROGRESS': 'Your hold is still being placed. Please wait a moment.',
  'errors.NAMES_CLOSED': 'The names of this round are no longer shown.',
  'errors.TERMS_CHANGED':
    'The price or the terms changed while you were reading. Please look again before you agree.',
  'errors.UNHELD_SEATS_LIMIT':
    'Upcoming games without a hold are limited to {{count}} per person. You can join another one from {{until}}.',
  'errors.AUTHENTICATION_NOT_FINISHED':
    'Your bank couldn’t verify it’s you after two tries, so you can’t join this game. You haven’t been charged.',

  'errors.PAYMENT_METHOD_REQUIRED': 'A payment method is required to continue',
  'errors.CARD_EXPIRED': 'Your card has expired. Please add another. You haven’t been charged.',
  'errors.CARD_DECLINED':
    'Your card was declined. You haven’t been charged. Please try another card.',
  'errors.INSUFFICIENT_FUNDS':
    'There isn’t enough available credit on this card for the hold. You haven’t been charged.',
  'errors.AUTHENTICATION_REQUIRED': 'Your bank needs to verify it’s you. You haven’t been charged.',
  'errors.PAYMENT_SETUP_FAILED':
    'We couldn’t save your card. You haven’t been charged. Please try again.',
  'errors.PAYMENT_METHOD_IN_USE':
    'This card is still needed for a hold, an open case or an unpaid amount. Choose a replacement card first.',
  'errors.PAYMENT_METHOD_NOT_FOUND': 'Card not found.',
  'errors.STRIPE_ERROR':
    'Our payment provider returned an error. You haven’t been charged. Please try again.',
  'errors.PAYMENT_OUTCOME_UNKNOWN':
    'We’re still waiting for our payment provider and will let you know. Please don’t pay again.',
  'errors.WEBHOOK_SIGNATURE_INVALID': 'This message wasn’t signed by our payment provider.',

  'errors.CHECK_IN_TOO_EARLY_one': 'Check-in opens {{hours}} hour before tee time.',
  'errors.CHECK_IN_TOO_EARLY_other': 'Check-in opens {{hours}} hours before tee time.',
  'errors.CHECK_IN_CLOSED': 'Check-in is no longer available.',
  'errors.INVALID_QR_CODE':
    'This code isn’t for this game. Ask your host for the one on their screen.',
  'errors.QR_CODE_EXPIRED': 'This QR code has expired. Ask your host for a new one.',
  'errors.ALREADY_CHECKED_IN': 'You’re already checked in.',
  'errors.GAME_ALREADY_TAKEN_PLACE': 'This game has already taken place.',
  'errors.QR_NOT_AVAILABLE': 'This game doesn’t have a check-in code.',
  'errors.NOT_MISSING': 'Your check-in isn’t in question, so there’s nothing to report.',
  'errors.MARK_TOO_EARLY': 'You can mark guests present from {{hours}} h before tee time.',
  'errors.NOT_MARKED_PRESENT':
    'Your host hasn’t marked you present, or the time to reply has ended.',
  'errors.NOT_REPORTED': 'There’s no open report about you for this game.',
  'errors.MESSAGE_GONE': 'A message you picked has been removed. Pick again, or send without it.',
  'errors.NOT_ASKED': 'This question is closed.',
  'errors.REPORT_NOT_ALLOWED':
    'Only players in this game can report a problem, and only while we can still look into it.',
  'errors.RATING_NOT_ALLOWED': 'You can only rate people you played with, once the game has ended.',
  'errors.RATING_CLOSED': 'The rating period has ended.',
  'errors.PLAY_AGAIN_NOT_ALLOWED':
    'You can only play again with people from a round that has ended.',
  'errors.PLAY_AGAIN_CLOSED': 'This can’t be changed anymore.',
  'errors.APPEAL_NOT_POSSIBLE': 'There’s no strike or charge to appeal.',

  'errors.HOLD_STILL_NEEDED':
    'This game is still ahead, or a case is open. Cancel the game or decide the case first.',
  'errors.HOLD_NOT_DECIDED':
    'The hold for this game hasn’t been decided. Release or capture it first.',
  'errors.HOST_REPORT_OPEN':
    'A guest has reported that the host of this game isn’t there. Decide that case first.',
  'errors.AMOUNT_TOO_HIGH': 'The amount can’t be more than {{max}}.',
  'errors.AMOUNT_NOT_EXACT': 'Enter an amount in steps of {{step}}.',
  'errors.REFUND_NOT_POSSIBLE': 'There’s nothing left to refund.',
  'errors.CHARGE_NOT_RETRYABLE': 'There’s no declined charge to retry.',
  'errors.NOTHING_OWED': 'There’s nothing to pay for this game.',
  'errors.PAYOUTS_OFF': 'Payouts by bank transfer are switched off.',
  'errors.NO_PAYOUTS': 'There’s nothing to pay.',
  'errors.PAYOUT_SENDER_MISSING': 'The account that pays isn’t set up (PAYOUT_SENDER).',
  'errors.PAYOUT_RATE_MISSING': 'Enter the rate for the amounts in dollars.',
  'errors.NOT_A_BANK_DAY': 'Banks are closed on that day, or it’s in the past.',
  'errors.DEBT_UNPAID':
    'You still owe {{amount}} for {{course}}. Pay it under Payment methods first.',
  'errors.RECEIPT_NOT_AVAILABLE': 'There’s no receipt because you weren’t charged.',
  'errors.ALREADY_DONE': 'This has already been done.',
  'errors.NOT_SUSPENDED': 'Hosting isn’t suspended for this user.',
  'errors.CHARGE_DISPUTED':
    'The guest’s bank is deciding on this charge, or has reversed it. It can’t be refunded or paid out.',
  'errors.DISPUTE_OPEN':
    'This case closes with its dispute. Submit evidence or accept the loss there.',
  'errors.EVIDENCE_REFUSED': 'The payment provider didn’t accept this: {{reason}}',
  'errors.PERMISSION_REQUIRED': 'Your role doesn’t include this. Ask an owner.',
  'errors.OWN_ACCOUNT':
    'This is about you, or about a game that you’re in. Ask another administrator.',
  'errors.LAST_OWNER': 'The team needs an owner. Give another member that role first.',
  'errors.ALREADY_IN_TEAM': 'This person is already in the team.',
  'errors.TOTP_ENROLMENT_REQUIRED':
    'Set up two-step verification first. It’s required for all administrators.',

  'errors.field.required': 'This field is required.',
  'errors.field.type': 'This must be of type {{expected}}.',
  'errors.field.too_short_one': 'At least {{min}} character.',
  'errors.field.too_short_other': 'At least {{min}} characters.',
  'errors.field.too_few': 'Select at least {{min}}.',
  'errors.field.not_above': 'More than {{min}}.',
  'errors.field.too_small': 'At least {{min}}.',
  'errors.field.too_long_one': 'At most {{max}} character.',
  'errors.field.too_long_other': 'At most {{max}} characters.',
  'errors.field.too_many': 'Select up to {{max}}.',
  'errors.field.too_big': 'At most {{max}}.',
  'errors.field.email': 'Please enter a valid email address',
  'errors.field.date': 'Please enter a valid date.',
  'errors.field.format': 'This format isn’t valid.',
  'errors.field.choice': 'Select one of the options.',
  'errors.field.near':
    'Choose a station, airport or area from the list, or share your approximate location.',
  'errors.field.decimals': 'At most {{max}} decimal places.',
  'errors.field.latin_name': 'Use Latin letters, as in your passport.',
  'errors.field.katakana': 'Use katakana only, with spaces or a middle dot between names.',
  'errors.field.bank_holder':
    'Use katakana or capital letters, as on your passbook, at most 30 characters.',
  'errors.field.kanji': 'Use kanji, as you write your family name.',
  'errors.field.name': 'Use at least one letter and no hidden characters.',
  'errors.field.password_rules':
    'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
  'errors.field.accepted': 'Please accept this to continue.',
  'errors.field.date_order': 'The last day can’t be before the first.',
  'errors.field.past': 'This is in the past. Please select a later date.',
  'errors.field.prefectures': 'Select at least one prefecture, or all of Japan.',
  'errors.field.rental_days_min': 'Must rent for at least 1 day',
  'errors.field.rental_days_max': 'Maximum 30 days',
  'errors.field.changed': 'Now: {{value}}',
  'errors.APPROVAL_WAITING':
    'An approval for this has already been asked for. A second person decides.',
  'errors.APPROVAL_ENDED': 'This request has ended, without a charge or refund.',
  'errors.OWN_APPROVAL': 'You asked for this yourself. Another person decides.',
  'errors.IMPORT_SEPARATOR':
    'Line {{line}}: the columns are separated by semicolons or tabs. Save the file with commas.',
  'errors.IMPORT_QUOTE': 'Line {{line}}: a quotation mark isn’t closed, or stands inside a value.',
  'errors.IMPORT_JSON': 'Line {{line}}: the file isn’t valid GeoJSON from here on.',
  'errors.IMPORT_COLUMNS':
    'Line {{line}}: the file has no column slug or name_en, or no list of points.',
  'errors.IMPORT_ROWS': 'A file needs 1 to 5,000 courses. Lines found: {{line}}.',
  'errors.ASSIGNEE_NOT_ALLOWED': 'This person’s role doesn’t include this. Choose another.',
  'errors.TEMPLATE_LIMIT': 'There are already 100 templates. Remove one first.',
} as const
export default errors
