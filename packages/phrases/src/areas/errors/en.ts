const errors = {
  'errors.generic': 'Something went wrong. Please try again.',
  'errors.checkRequest': 'Please check your request and try again',
  'errors.cameraPermission':
    'The camera is not available. Allow it in your browser’s settings, or type the code in.',
  'errors.NETWORK_ERROR': 'Please check your internet connection and try again',
  'errors.TOKEN_INVALID': 'This link is not valid. Please ask for a new one.',

  'errors.VALIDATION_ERROR': 'Please check what you entered and try again.',
  'errors.NOT_FOUND': 'The requested information was not found',
  'errors.METHOD_NOT_ALLOWED': 'This cannot be done here.',
  'errors.PAYLOAD_TOO_LARGE': 'That is more than we can take at once.',
  'errors.UNSUPPORTED_MEDIA_TYPE': 'We cannot read this kind of content.',
  'errors.RATE_LIMITED': 'Too many requests. Please wait a moment and try again.',
  'errors.SERVER_ERROR': 'Something went wrong on our end. Please try again',
  'errors.SERVICE_UNAVAILABLE':
    'The service is temporarily unavailable. Please try again in a few minutes.',
  'errors.UNAUTHORIZED': 'Please log in to continue',
  'errors.SESSION_EXPIRED': 'Your session has expired. Please log in again',
  'errors.FORBIDDEN': 'You don’t have permission to access this',
  'errors.ADMIN_REQUIRED': 'Access denied. Administrator privileges required.',
  'errors.BAD_ORIGIN': 'This request came from another site, so we refused it.',
  'errors.CONFLICT': 'This action conflicts with existing data. Please refresh and try again.',

  'errors.INVALID_RECAPTCHA': 'Security verification failed. Please try again.',
  'errors.INVALID_CREDENTIALS': 'Invalid email or password. Please check both and try again.',
  'errors.EMAIL_NOT_VERIFIED': 'Please verify your email address before continuing.',
  'errors.EMAIL_ALREADY_EXISTS':
    'This email address is already registered. Log in, or use another address.',
  'errors.USERNAME_ALREADY_EXISTS': 'This username is taken. Please choose another.',
  'errors.TOTP_REQUIRED': 'Enter the six-digit code from your authenticator app.',
  'errors.INVALID_TOTP': 'That code is not right. Wait for the next one and try again.',
  'errors.INVALID_TOKEN': 'This link is not valid. Please ask for a new one.',
  'errors.TOKEN_EXPIRED': 'This link has expired. Please ask for a new one.',
  'errors.TOKEN_ALREADY_USED': 'This link has already been used.',
  'errors.CURRENT_PASSWORD_INCORRECT': 'The current password is incorrect.',
  'errors.PROFILE_INCOMPLETE_one': 'Your profile is incomplete: {{count}} item is missing.',
  'errors.PROFILE_INCOMPLETE_other': 'Your profile is incomplete: {{count}} items are missing.',
  'errors.AGE_TOO_YOUNG': 'Players must be 18 or older.',
  'errors.INVALID_PHONE':
    'Enter the phone number with its country code, for example +81 90 1234 5678.',
  'errors.TOO_MANY_LANGUAGES': 'A profile can hold {{max}} languages. Please remove some.',
  'errors.FILE_TOO_LARGE': 'This file is too large. The limit is 5 MB.',
  'errors.INVALID_FILE_TYPE':
    'This kind of file does not work here. Use a JPEG, PNG or WebP picture.',
  'errors.UPLOAD_FAILED': 'The upload failed. Please try again, or choose another picture.',
  'errors.ACCOUNT_HAS_OPEN_GAMES': 'You still have games ahead. Leave or cancel them first.',
  'errors.ACCOUNT_HAS_OPEN_HOLDS':
    'A hold on your card is still open. Once it has ended you can delete your account.',

  'errors.ACCOUNT_SUSPENDED_zero':
    'Your account is suspended until {{until}}. You cannot host games at this time.',
  'errors.ACCOUNT_SUSPENDED_one':
    'Your account is currently suspended due to {{count}} strike. You cannot host games at this time.',
  'errors.ACCOUNT_SUSPENDED_other':
    'Your account is currently suspended due to {{count}} strikes. You cannot host games at this time.',
  'errors.HOST_TERMS_REQUIRED': 'Please accept the host terms first.',
  'errors.TEE_TIME_PAST':
    'Cannot schedule games in the past. Please select a future date and time.',
  'errors.TEE_TIME_TOO_SOON':
    'Please allow at least {{hours}} hours before tee time for planning and coordination.',
  'errors.TEE_TIME_TOO_FAR': 'Games can be set up to one year ahead.',
  'errors.TRANSPORTATION_DETAILS_REQUIRED':
    'Please say how guests get a ride: where, when and for how many.',
  'errors.GAME_CLASH':
    'This is less than five hours from your game at {{course}}. Nobody can be on two courses at once.',
  'errors.PROTECTED_BOOKING':
    'This game has guests and starts in less than {{hours}} hours. Please contact support to change or cancel it.',
  'errors.GAME_PRICE_LOCKED': 'Guests have agreed to this price, so it can no longer change.',
  'errors.SLOTS_BELOW_GUESTS': 'More guests than that have already joined.',
  'errors.STALE_EDIT': 'This changed while you were editing. Reload it and make your change again.',

  'errors.GAME_NOT_FOUND': 'This game was not found.',
  'errors.GAME_CANCELLED': 'This game has been cancelled.',
  'errors.GAME_ALREADY_STARTED': 'This game has already started or finished',
  'errors.JOIN_DEADLINE_PASSED':
    'Join deadline has passed. Games must be joined at least {{hours}} hours before start time.',
  'errors.GAME_FULL': 'The last place has just gone.',
  'errors.ALREADY_JOINED': 'You are already in this game.',
  'errors.HOST_CANNOT_JOIN': 'You host this game, so you are in it already.',
  'errors.GAME_JOIN_FAILED': 'Joining did not work. Nothing was charged. Please try again.',
  'errors.NOT_JOINED': 'You are not in this game.',
  'errors.LEAVE_PENALTY_CONFIRMATION_REQUIRED':
    'Leaving now costs {{amount}} {{currency}}. Please confirm that first.',
  'errors.PAYMENT_IN_PROGRESS': 'Your hold is still being placed. Please wait a moment.',
  'errors.TERMS_CHANGED':
    'The price or the terms changed while you were reading. Please look again before you agree.',

  'errors.PAYMENT_METHOD_REQUIRED': 'A payment method is required to continue',
  'errors.CARD_EXPIRED': 'Your card has expired. Please add another. Nothing was charged.',
  'errors.CARD_DECLINED':
    'Your bank said no to this card. Nothing was charged. Please try another.',
  'errors.INSUFFICIENT_FUNDS':
    'There is not enough money on this card for the hold. Nothing was charged.',
  'errors.AUTHENTICATION_REQUIRED':
    'Your bank wants to make sure it is you. Nothing was charged yet.',
  'errors.PAYMENT_SETUP_FAILED':
    'The card could not be saved. Nothing was charged. Please try again.',
  'errors.PAYMENT_METHOD_IN_USE':
    'This card backs an open hold. You can remove it once the hold has ended.',
  'errors.PAYMENT_METHOD_NOT_FOUND': 'This card was not found.',
  'errors.STRIPE_ERROR':
    'The payment service gave an error. Nothing was charged. Please try again.',
  'errors.PAYMENT_OUTCOME_UNKNOWN':
    'The payment service has not answered yet. We are asking again and will tell you. Please do not pay twice.',
  'errors.WEBHOOK_SIGNATURE_INVALID': 'This message was not signed by the payment service.',

  'errors.CHECK_IN_TOO_EARLY': 'Check-in opens {{hours}} hours before tee time.',
  'errors.CHECK_IN_CLOSED': 'Check-in for this game is no longer available.',
  'errors.INVALID_QR_CODE':
    'This is not the code of this game. Ask your host for the one on their screen.',
  'errors.QR_CODE_EXPIRED': 'This QR code has expired. Ask your host for a new one.',
  'errors.ALREADY_CHECKED_IN': 'You have already checked in.',
  'errors.GAME_ALREADY_TAKEN_PLACE': 'This game has already taken place.',
  'errors.QR_NOT_AVAILABLE': 'There is no check-in code for this game.',
  'errors.NOT_MISSING': 'There is nothing to state: you are not recorded as missing.',
  'errors.REPORT_NOT_ALLOWED':
    'Only players of a game can report this, and only while it can still be looked into.',
  'errors.RATING_NOT_ALLOWED':
    'Only those who were at the course can rate each other, once the game has ended.',
  'errors.RATING_CLOSED': 'This rating can no longer be given or changed.',
  'errors.APPEAL_NOT_POSSIBLE': 'There is no strike and no penalty here to appeal against.',

  'errors.HOLD_STILL_NEEDED':
    'The guest still has this game ahead, or a case is open. Cancel the game or decide the case first.',
  'errors.HOLD_NOT_DECIDED': 'The hold of this game is still waiting. Release or capture it first.',
  'errors.AMOUNT_TOO_HIGH': 'At most {{max}} {{currency}}.',
  'errors.REFUND_NOT_POSSIBLE': 'There is nothing left to give back here.',
  'errors.CHARGE_NOT_RETRYABLE': 'There is no refused charge to try again.',
  'errors.NOTHING_OWED': 'Nothing is open for this game.',
  'errors.RECEIPT_NOT_AVAILABLE': 'There is no receipt for this: no money was taken.',
  'errors.ALREADY_DONE': 'This has been done already.',
  'errors.NOT_SUSPENDED': 'This person is not suspended.',
  'errors.TOTP_ENROLMENT_REQUIRED':
    'Set up two-step sign-in first. The back-office asks every administrator for it.',

  'errors.field.required': 'Please fill this in.',
  'errors.field.type': 'This should be of the type {{expected}}.',
  'errors.field.too_short': 'At least {{min}} characters.',
  'errors.field.too_few': 'Choose at least {{min}}.',
  'errors.field.too_small': 'At least {{min}}.',
  'errors.field.too_long': 'At most {{max}} characters.',
  'errors.field.too_many': 'Choose at most {{max}}.',
  'errors.field.too_big': 'At most {{max}}.',
  'errors.field.email': 'Please enter a valid email address',
  'errors.field.date': 'Please enter a valid date.',
  'errors.field.format': 'This does not have the right form.',
  'errors.field.choice': 'Please choose one of the options.',
  'errors.field.password_rules':
    'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
  'errors.field.accepted': 'Please accept this to go on.',
  'errors.field.date_order': 'The last day cannot be before the first.',
  'errors.field.past': 'This is in the past. Please choose a later one.',
  'errors.field.prefectures': 'Choose at least one prefecture, or all Japan.',
  'errors.field.rental_days_min': 'Must rent for at least 1 day',
  'errors.field.rental_days_max': 'Maximum 30 days',
  'errors.field.changed': 'Now: {{value}}',
} as const
export default errors
