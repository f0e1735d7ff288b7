/** Words of customers by what they mean. A star stands for any ending; several words must follow each other. */
export const en = {
  // What happens to an order
  order: 'order*, purchase*, bought, buying, checkout, basket, cart',
  deliver:
    'deliver*, ship, ships, shipped, shipping, postage, courier*, carrier*, dispatch*, drop-off, driver',
  arrive: 'arriv*, get here, gets here, turn up, turned up, show up, reach*, receive*, come, comes',
  track: 'track*, where is my, where s my, whereabouts, on its way, status, scan*, not moved, stuck',
  parcel: 'parcel*, package*, packet, box, boxes, stuff, shipment*',
  address: 'address*, street, flat, neighbour*, pick-up point, redirect*, postcode, moved house, my office',
  cancel:
    'cancel*, call off, called off, scrap, annul*, stop it, stop my order, changed my mind, no longer want, don t want, not want',
  change: 'change*, chang*, edit*, modif*, switch*, alter*, amend*, update*, different, another, instead',
  move: 'reschedul*, postpone*, move, moved, moving, push back, another day, other day, different day, bring forward, later date, can t make',
  slot: 'slot*, time window, delivery appointment, be at home, not at home, won t be home, not be home, nobody home',
  return:
    'return*, send back, send it back, ship back, give back, bring back, take back, send them back, post it back',
  refund: 'refund*, money back, reimburs*, paid back, get paid back, money again, repay*, cash back',
  exchange:
    'exchang*, swap*, replace with, trade, different size, other size, another size, another colour, another color, other colour, too small, too big',
  size: 'size*, king size, queen size, measurement*, fit, fits, small, big, bigger, large, smaller',
  colour: 'colour*, color*, black, white, grey, blue, red one',
  damaged:
    'damag*, broken, broke, crack*, smash*, shatter*, dent*, scratch*, chip, chipped, in pieces, bent, torn',
  missing: 'missing, incomplete, not complete, not in the box, only got, short',
  wrong: 'wrong*, mistake*, incorrect*, typo, by accident, accidentally, not what i ordered, mixed up',
  warranty: 'warrant*, guarantee*, covered, coverage period, under guarantee',
  fault:
    'stopped working, not working, doesn t work, won t work, won t heat, won t turn on, dead, defect*, fault*, malfunction*, died, packed up, gave up, conked out',
  repair: 'repair*, fix, fixed, fixing, mend*, technician*, engineer*',
  minimum: 'minimum*, at least, from what amount, threshold, spend',
  free: 'free, for nothing, no charge, waive*, gratis, without paying, complimentary',
  fast: 'express*, urgent*, fast*, quick*, asap, tomorrow, next day, as soon as possible, soon, rush, right away, straight away',
  // Money
  cost: 'cost*, price*, how much, fee*, charge, charges, charged, expensive, pricing, rate, rates, what do i pay, euro, euros, bucks, quid',
  pay: 'pay*, paid, money, cash, transfer*, debit*, paypal, apple pay, google pay, klarna, bank transfer',
  card: 'credit card*, debit card*, visa, mastercard, amex, bank card*',
  bank: 'bank*, iban, account number, direct debit',
  declined:
    'declin*, reject*, refus*, payment failed, payment error, not accepted, didn t go through, doesn t go through',
  instalment:
    'instal*, in parts, monthly, per month, spread, payment plan*, in bits, financ*, a bit at a time, in full, all at once',
  voucher: 'voucher*, coupon*, promo*, discount*, gift card*, code won t, gift code',
  invoice: 'invoice*, receipt*, bill, bills, billing, statement*, proof of purchase',
  tax: 'tax*, vat, company details, business details, accountant*, bookkeep*',
  download: 'download*, pdf, print*, file',
  high: 'higher, too high, too much, more than usual, more than normal, overcharg*, double, huge, went up, doubled, jumped',
  dispute:
    'disput*, don t recognise, not recognise, unknown charge, what is this charge, complain about, contest*, query a',
  late_payment:
    'pay later, overdue, extension*, can t pay, cannot pay, due date, skint, broke till, more time to pay, behind with, payday, after the deadline, arrears, unpaid',
  // The account
  password: 'password*, passcode*, pass word, pw, login code, passphrase, credentials',
  login:
    'log in, login*, log-in, sign in, signin, signed in, get in, let me in, locked out, log on, access my account',
  account: 'account*, profile*, membership*, register*, sign up, signed up',
  forget: 'forgot*, forget*, don t remember, can t remember, not remember, lost my password',
  delete: 'delet*, eras*, remov*, wipe*, close my, forget about me, for good',
  data: 'personal data, my data, privacy, data protection, gdpr, my details, confidential*, my information',
  see_data: 'who can see, who can read, who sees, who has access, share*, sharing, look at my',
  email: 'email*, e-mail*, mail, inbox, spam folder',
  // Contracts and plans
  contract: 'contract*, subscription*, subscrib*, agreement, commitment, tied in',
  quit: 'quit*, terminat*, end my, end the, leave you, leaving you, give notice, notice period, get out of, stop being, opt out, done with',
  early_end: 'early, before it ends, early exit, penalt*, termination fee, before the end',
  plan: 'plan, plans, tariff*, package deal, allowance*, bundle*, upgrad*, downgrad*',
  more_data: 'more data, more gigs, more gb, unlimited, run out, running out, used up, bigger plan',
  number: 'number*, digits, phone number, my old number',
  port: 'port, porting, ported, keep my number, bring my number, take my number, pac code, keep my old number, number with me, transfer my number',
  provider:
    'provider*, operator*, network operator, competitor*, other company, rival*, vodafone, o2, telekom, orange, carrier',
  join: 'join*, coming to you, switch to you, move to you, come over to you, become a customer, over to you',
  leave: 'leav*, going elsewhere, switch away, move away from, another provider, other provider',
  // Phones and lines
  sim: 'sim, sims, sim card*, simcard',
  esim: 'esim*, e-sim*, digital sim, plastic card, without a plastic',
  qr: 'qr*, barcode*',
  pin: 'pin, pin code, unlock code',
  puk: 'puk*, eight digit*, 8 digit*, wrong pin, pin wrong',
  locked: 'lock, locked, block*, unlock*, freeze, frozen',
  stolen: 'stol*, steal*, nick, nicked, theft, robbed, thief, pickpocket*, pinched, snatched',
  lost: 'lost, lose, can t find, misplac*, disappear*, left my phone, dropped my phone',
  activate: 'activat*, switch on, set up, get it working, start using, get started',
  unrecognised: 'no sim, not recogn*, not detect*, not read, invalid sim, can t read, doesn t see',
  roaming: 'roam*, abroad, overseas, foreign, trip, travel*, holiday*, vacation*, travelling, going to',
  inside_zone:
    'eu, european union, spain, italy, france, germany, greece, portugal, austria, mallorca, ibiza, paris, rome, poland, netherlands, croatia',
  outside_zone:
    'outside the eu, outside europe, usa, us, america, turkey, switzerland, japan, thailand, egypt, new york, istanbul, dubai, canada, brazil, china, australia, travel pack*, world',
  mobile_data: 'mobile data, data, gb, gigs, gigabyte*, megabyte*, mb, lte, 4g, 5g',
  signal:
    'signal, bars, reception, no service, coverage, dead zone, can t call, can t make calls, calls drop',
  outage:
    'outage*, down, fault in the network, network problem*, mast, offline, no connection, interrupted, cut off, gone',
  internet: 'internet, online, net, broadband, fibre, fiber, web, dsl, connection',
  wifi: 'wifi, wi-fi, wi fi, wlan, wireless, hotspot, network name, network key, ssid',
  router: 'router*, modem*, box at home, fritzbox',
  red_light: 'red light*, light is red, blinking, flashing, lamp is red, lights',
  slow: 'slow*, lag*, buffer*, crawl*, sluggish, speed*, stutter*, freezes, takes forever to load, snail',
  rooms: 'room*, upstairs, bedroom, kitchen, garden, far from',
  reset: 'factory, reset*, restore, start from scratch, paperclip, original settings',
  suspended: 'suspend*, cut off my line, disconnected, barred, reconnect*, reactivat*, deactivat*',
  // Things of a home
  kettle: 'kettle*, water boiler, boil*',
  limescale:
    'limescale, descal*, scale, chalk*, calc*, crust*, white flakes, white stuff, white bits, deposit*, vinegar, citric*, furred',
  clean: 'clean*, rinse, scrub*, wipe down',
  pan: 'pan, pans, pot, pots, skillet*, frying*, cookware, saucepan*, wok, cast iron',
  induction: 'induction*, hob, hobs, stove*, cooktop*, cooker, magnet*, ceramic hob',
  oven: 'oven*, bake',
  bulb: 'bulb*, watt*, e27, e14, led, socket, screw-in, lightbulb*',
  lamp: 'lamp*, light, bedside, floor lamp, shade, lampshade',
  dim: 'dim*, brightness, brighter, too bright',
  wash: 'wash*, laundr*, machine wash, degrees, detergent, temperature*, spin',
  bedding:
    'bedding, duvet*, sheet*, pillow*, linen, quilt*, blanket*, comforter*, mattress*, down filled, feather*, bed cover*, pillowcase*',
  dryer: 'dryer*, drier*, tumble*, dry, drying, hang',
  included: 'includ*, come with, comes with, in the package, supplied, separately, extra',
  // At the practice
  appointment:
    'appointment*, book, booking, booked, reserv*, visit, consultation*, see a doctor, get seen, schedule',
  late: 'late, delayed, stuck in traffic, running behind, minutes late, traffic, missed my bus, overslept',
  no_show:
    'no-show, not show up, didn t show, don t show, don t turn up, forgot my appointment, missed my appointment, skip',
  first_visit: 'first visit*, first time, first appointment, new patient*, never been, initial',
  bring: 'bring*, take with me, need to have with me, documents do i need, carry, papers, paperwork, id card',
  tooth: 'tooth*, teeth, molar*, dental, gum, gums, mouth, wisdom',
  dentist: 'dentist*, orthodont*, hygienist*',
  doctor: 'doctor*, dermatolog*, physician*, specialist*, clinic*, surgeon*',
  skin: 'skin*, face, cheek*, forehead, chin, complexion',
  mole: 'mole, moles, birthmark*, dark spot, skin check, skin cancer, screening, melanoma, brown spot*',
  tartar: 'tartar, plaque, hygiene, professional cleaning, teeth cleaned, teeth cleaning, polish*, scaling',
  implant: 'implant*, missing tooth, artificial tooth, false tooth, replace a tooth, screw',
  crown: 'crown*, veneer*, prosthe*, bridge',
  whitening:
    'whiten*, bleach*, yellow, whiter, brighter teeth, coffee stain*, white teeth, stains, hollywood smile',
  root_canal: 'root canal*, nerve*, root treatment, endodont*, kill the nerve',
  extraction:
    'extract*, pulled out, pull out, tooth out, had a tooth pulled, wisdom tooth, tooth removed, teeth out, pulled',
  bleed: 'bleed*, blood*, bled',
  eat: 'eat, eating, food, drink, drinking, chew*, coffee, meal, smoke, smoking, soup, alcohol',
  laser: 'laser*',
  peel: 'peel*, chemical peel, flaking',
  redness: 'redness, red, irritat*, burn, burning, itch*, pink, swollen, swelling, swell',
  sun: 'sun, sunscreen, spf, beach, tan, sunbath*, sauna, makeup, make-up, gym, pool',
  acne: 'acne, pimple*, spots, zit*, breakout*, blackhead*, scar, scars',
  hair_removal: 'hair removal, body hair, shave, shaving, wax, waxing, epilat*, leg hair',
  aligner: 'aligner*, brace, braces, invisalign, straighten*, crooked, clear tray*, orthodont*, retainer*',
  child: 'child*, kid, kids, son, daughter, baby, toddler, year old, little one, teenager',
  age: 'age, how old, too young, years old, old enough',
  parent: 'parent*, mother, father, mum, dad, accompan*, guardian, present, grandma, nanny',
  record: 'record*, medical file, my file, medical history, patient file, notes, report*, results',
  xray: 'x-ray*, xray*, x ray*, radiograph*, scan, images, pictures of my teeth',
  copy: 'copy, copies, send to another, forward*, send them to, new dentist, second opinion, hand over',
  afraid: 'afraid*, scared*, fear*, anxi*, terrif*, panic*, nervous, phobia, dread, frightened',
  sedation:
    'sedat*, laughing gas, asleep, anaesth*, anesthe*, knocked out, sleep through, numb*, put under, general anaesthetic, calm me',
  pain: 'pain*, hurt*, ache*, aching, sore, toothache, throb*, agony, ouch',
  emergency:
    'emergenc*, urgent, today, right now, tonight, weekend, sunday, immediately, knocked out, accident',
  insurance: 'insur*, health plan, aok, barmer, tk, policy, covered by, health fund, private patient*',
  duration:
    'how long, how many days, how many weeks, how many months, when will, days, weeks, duration, by when, takes, how soon, until when, lasts, last',
  how_often: 'how often, how many times, how frequently, every, sessions, how many visits, how many sessions',
  where_find: 'where can i find, where do i find, where can i see, where is the, find, where',
  why: 'why, reason, how come, what for',
  method: 'method*, option*, ways, accept*, which, suitable, compatible, works with, suit, suits',
  // What customers ask about and most knowledge does not hold
  weather: 'weather, rain, sunny, forecast, snow, temperature outside, storm',
  cooking: 'recipe*, cook, pancake*, cake, dinner idea*, lasagne, ingredients, soup recipe',
  jobs: 'job, jobs, vacanc*, hiring, career*, internship*, salary, work for you, apply for, recruit*, cv, apprentic*, part-time, work at, working at, position*, student job, hire me, staff discount, interview, employee*',
  company_facts:
    'founder*, founded, ceo, owner, who started, headquarters, history of the company, shareholders, boss, turnover, revenue, how many employees, how big is your company, chairman, subsidiary, company history, founded in, who owns, who runs',
  competitor_goods:
    'ikea, amazon, ebay, samsung, dyson, apple, iphone, netflix, spotify, bosch, philips, tesla, lidl',
  sports:
    'football, soccer, match, world cup, champions league, tennis, score, team, basketball, olympics, bundesliga',
  jokes: 'joke*, funny, poem*, story, song, sing, riddle',
  greeting:
    'hi, hello, hey, good morning, good evening, how are you, how s your day, how s it going, nice to meet you, thanks, thank you, bye',
  about_robot:
    'are you human, are you a robot, are you real, your name, chatgpt, do you sleep, who made you, are you a bot, your favourite',
  money_markets:
    'stock*, bitcoin, crypto*, gold price, exchange rate, shares, invest*, mortgage, loan, interest rate, dividend*, share price, economy, inflation, pension*, savings account, tax return, financial results',
  homework:
    'homework, math*, translate, translation, essay, capital of, square root, history of, geography, write me, spelling, school project, university, exam, physics, chemistry, who invented, what year, population, how far is, how tall, meaning of, dictionary, grammar, code in python, excel, programming, poem about',
  media:
    'movie*, film*, netflix, music, video game*, playstation, series, tv show, concert, tiktok, instagram, facebook, whatsapp, youtube, book, novel, radio, podcast, album, singer, actor, actress, celebrity, password for netflix, disney, hbo, prime video, twitter, snapchat, linkedin, gmail, google account, telegram, minecraft, fortnite, roblox',
  travel_booking:
    'flight*, hotel*, train ticket*, taxi, airport, visa for, bus ticket, rent a car, passport, train times, timetable*, holiday home, cruise, luggage, suitcase*, tram, ferry, bus, airbnb, tourist*, sightseeing, restaurant*, bar, pub, pizza, sushi, takeaway, book a table',
  politics: 'election*, president, politic*, war, minister, parliament, vote, government',
  health_other:
    'flu, vaccin*, covid, pregnan*, diet, lose weight, blood pressure, headache, eye test, glasses, back pain, heart, physiotherap*, massage*, botox, tattoo*, hair transplant, cough, diabetes, knee, allergy test, hearing, eye, eyes, surgery, lasik, vision, contact lens*, ear, nose job, liposuction, hip, foot, feet, nail fungus, hair loss, transplant, migraine, stomach, fever, cold, sleep better, calories, vitamin*, yoga, gym membership, therap*, psycholog*, depress*, menopause, birth control, pregnant, ultrasound, mri, blood test*, cholesterol, wart, lip filler*, filler*, eyebrow*',
  other_goods:
    'laptop*, computer*, fridge*, refrigerator*, washing machine*, sofa*, furniture, car, bike*, tv, television*, vacuum*, toaster*, curtain*, toys, clothes, shoes, plants, carpet*, wallpaper, knife, knives, coffee machine*, printer*, tablet, smartwatch, headphone*, drone, screen, laptop screen, game console, camera*, speaker*, dishwasher*, microwave*, mixer*, blender*, air fryer*, fan, heater*, chair*, table, desk, wardrobe*, shelf, shelves, bookcase*, mirror*, candle*, vase*, towel*, paint, tools, drill, lawnmower*, tent, backpack*, perfume, jewel*, ring, watch, glasses frame*, charger*, phone case*, sim for my dog, hoover',
  pets: 'dog*, cat, cats, pet, pets, hamster, puppy, vet',
  partners:
    'franchise*, wholesale, reseller*, partner*, sponsor*, advertis*, influencer*, affiliate*, donat*, charity, supplier*, bulk, collaborat*, cooperat*, invest in, rent, lease, land, farm, sell my, sell you, buy your company, press, journalist*, interview with, school visit, sponsorship',
  custom_work:
    'engrav*, embroider*, custom-made, made to measure, personalis*, personaliz*, wrap, wrapping, gift wrap, assembl*, install it, handmade',
  parking: 'parking, park, car park, wheelchair, lift, elevator, toilet, directions',
  shop_visit:
    'store, stores, shop, showroom, branch, opening hours, open on, closing time, in person, tour, visit your',
  luck: 'lottery, horoscope, lucky, fortune, zodiac, tarot',
  relations: 'girlfriend, boyfriend, married, wedding gift, love, date me, birthday present, dating',
  law: 'lawyer*, sue, court, legal advice, visa application, police report, divorce',
  weekday:
    'monday, tuesday, wednesday, thursday, friday, saturday, sunday, next week, this week, tomorrow afternoon',
  time_of_day: 'morning, afternoon, evening, noon, o clock, hour, hours, minute*, quarter of an hour',
  code: 'code*',
  settings: 'setting*, configur*, apn, menu, option in the app',
  web_page: 'page, pages, website*, site, app, browse*, load*, stream*, video*',
  calls: 'call, calls, calling, ring, rang, text, texts, sms, dial*, phone calls',
  device: 'phone*, mobile*, handset*, smartphone*, device*, android',
  paper: 'paper, by post, letter, hard copy, posted to me',
  old_company:
    'old company, previous provider, old provider, current provider, old operator, before i join, from my old',
  cheaper: 'cheap*, smaller plan, less, lower, save money, reduce, go down',
  compensation: 'compensat*, make up for, credit me, damages',
  wait: 'wait*, queue, patience, still waiting, hasn t come, nothing yet, not yet, shows nothing',
  years: 'year, years, month, months, two-year',
  harmless: 'harmless, dangerous, serious, normal, worry, worried, safe, ok to',
  medicine:
    'medicine*, medication*, pills, tablets, antibiotic*, painkiller*, ibuprofen, cream, ointment*, drug',
  handed_over: 'handed, unpack*, opened the box, out of the box, straight out, when i opened',
  unhappy: 'don t like, not happy, doesn t suit, not for me, disappoint*, hate it, regret',
  neighbours: 'neighbour*, someone else uses, stranger*, hacked',
  twice: 'twice, two times, double click, two orders, duplicate*',
  new: 'brand new, new one, just got, new card, came in the post',
  keep: 'keep*, stay, stays, remain*, still want',
  gone_data: 'lose my settings, lose everything, vanish*, disappear, kept after',
  interest: 'interest, surcharge*, extra cost, apr',
  price_offer: 'offer*, deal, quote, budget*, estimate',
  nature:
    'tree*, flower*, garden plants, bird*, fish*, insect*, spider*, mountain*, ocean, moon, planet*, star signs, earthquake',
  household:
    'stain*, red wine, mould, mold, plumber*, electrician*, heating, gas, electricity, roof, window*, paint the, remove ink, wallpaper, cockroach*, ants, mouse, mice',
  civic:
    'passport*, driving licence, driver s licence, id renewal, council, post office, fire brigade, school holidays, church, mosque, citizenship, residence permit, unemployment',
  vehicles: 'car, cars, tyre*, tire, garage, petrol, engine, motorbike*, scooter*, bicycle*, driving',
} as const
