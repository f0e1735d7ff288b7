/** Words of customers by what they mean. A star stands for any ending; several words must follow each other. */
export const en = {
  // What happens to an order
  order:
    'order*, purchase*, bought, buying, checkout, basket, cart, ordering, placed an order, place an order, buy, pre-order*, shopping, purchase number, my items, goods',
  deliver:
    'deliver*, ship, ships, shipped, shipping, postage, courier*, carrier*, dispatch*, drop-off, driver, send, sent, sending, post, posted, mail it, freight, van, dhl, ups, hermes, royal mail, on the road, shipper, deliveries, mailed, mailing, fedex, usps, dpd, gls, sent out, drop it off, handed to the courier',
  arrive:
    'arriv*, get here, gets here, turn up, turned up, show up, reach*, receive*, come, comes, came, coming, got here, here yet, landed, still not here, waiting for my, hasn t arrived, never arrived, not arrived, get it by, in time for, eta, when do i get, delivered yet',
  track:
    'track*, where is my, where s my, whereabouts, on its way, status, scan*, not moved, stuck, where s, any news, update on, happening with, how far, in transit, progress, stuck in transit, locate, trace*, where has, where did, lost in the post, last seen, follow my, no updates, hasn t moved, movement',
  parcel: 'parcel*, package*, packet, box, boxes, stuff, shipment*, packages, bundle, carton, delivery box',
  address:
    'address*, street, flat, neighbour*, pick-up point, redirect*, postcode, moved house, my office, house, road, apartment, my work, workplace, other place, somewhere else, new home, postal code, zip, new place, wrong house, old address, new address, door number, house number, moved home, moved flat, relocat*, delivery location',
  cancel:
    'cancel*, call off, called off, scrap, annul*, stop it, stop my order, changed my mind, no longer want, don t want, not want, stop, undo, back out, withdraw*, call it off, bin it, not any more, any more, drop my, pull out, take it off, storno*, stornieren, annuler, cancelar, call it quits, revoke*, retract, rescind, void, don t need, no longer need, not needed, abort, dont want, take back my order, drop it, pull the plug',
  change:
    'change*, chang*, edit*, modif*, switch*, alter*, amend*, update*, different, another, instead, adjust*, revise*, swap over, convert',
  move: 'reschedul*, postpone*, move, moved, moving, push back, another day, other day, different day, bring forward, later date, can t make, shift*, bring it forward, push it, other time, another time, later, earlier, swap the day, make it, sooner, change the date, change the time, verschieben, put off, delay my, defer*, new date, new time, rearrange*, another slot, bump, pencil me in, alternative date, alternative time, different time, other date',
  slot: 'slot*, time window, delivery appointment, be at home, not at home, won t be home, not be home, nobody home, window, friday s, come on another day, delivery day, delivery date, delivery time, bring it, delivery window, time slot, arrival time, when the driver comes, not in, out that day, away that day, be in',
  return:
    'return*, send back, send it back, ship back, give back, bring back, take back, send them back, post it back, back to you, not keep, don t like it, give it up, get shot of, unwanted, hand it in, label, zuruckgeben, retourner, devolver, sending back, ship it back, returning, drop off a return, returns, take it back, don t want to keep, got to go back, bring it back',
  refund:
    'refund*, money back, reimburs*, paid back, get paid back, money again, repay*, cash back, my money, cash, credited, credit back, reimbursed, got paid, money hasn t, payment back, bank shows, remboursement, ruckerstattung, money returned, get my money, see my money, repayment, back on my card, back in my account, haven t been refunded, pay me back, reimbursement',
  exchange:
    'exchang*, swap*, replace with, trade, different size, other size, another size, another colour, another color, other colour, too small, too big, same one, same but, in black, in white, one in, other model, different colour, umtauschen, umtausch, echanger, cambiar, too tight, doesn t fit, swap it, trade in, different one, other one, the other colour, larger size, smaller size, switch it for, replacement in',
  size: 'size*, king size, queen size, measurement*, fit, fits, small, big, bigger, large, smaller, dimension*, length, width, height, tall, wide, centimetre*, cm, inch*, medium',
  colour: 'colour*, color*, black, white, grey, blue, red one, green, pink, brown, beige, navy, shade of',
  damaged:
    'damag*, broken, broke, crack*, smash*, shatter*, dent*, scratch*, chip, chipped, in pieces, bent, torn, hole, ripped, cracked, snapped, squashed, battered, defect on arrival, leaking, wonky, faulty on arrival, kaputt, shattered, fell apart, in bits, ruined, crushed, destroyed, busted, mangled, cracks, scratched, came broken, arrived broken, defaced, warped',
  missing:
    'missing, incomplete, not complete, not in the box, only got, short, not included, left out, one less, fewer, forgot to send, forgot to pack, half of it, only one, only two, not there, short of, absent, lacking',
  wrong:
    'wrong*, mistake*, incorrect*, typo, by accident, accidentally, not what i ordered, mixed up, not the one, someone else s, different item, other item, mixup, mix-up, not mine, not the right, incorrectly',
  warranty:
    'warrant*, guarantee*, covered, coverage period, under guarantee, still covered, coverage, years of, protected, claim, garantie, within two years, after a year, out of warranty, under warranty, protection, lifetime',
  fault:
    'stopped working, not working, doesn t work, won t work, won t heat, won t turn on, dead, defect*, fault*, malfunction*, died, packed up, gave up, conked out, stops, stopped, no longer works, quit working, won t switch, gone wrong, burnt out, on the blink, knackered, bust, playing up, broke down, leaks, doesn t turn on, won t start, not heating, no power, faulty, stops working, kaput, breaks down, failed, failing, not switching on, short circuit, does nothing, doesn t do anything',
  repair:
    'repair*, fix, fixed, fixing, mend*, technician*, engineer*, servic*, spare part*, sort it out, get it mended, restor*',
  minimum:
    'minimum*, at least, from what amount, threshold, spend, how much do i have to buy, over a certain amount, euro order, from how much',
  free: 'free, for nothing, no charge, waive*, gratis, without paying, complimentary, free of charge, at no cost, no extra cost, on the house, zero euros',
  fast: 'express*, urgent*, fast*, quick*, asap, tomorrow, next day, as soon as possible, soon, rush, right away, straight away, speedy, hurry, in a hurry, same day, overnight, priority',
  // Money
  cost: 'cost*, price*, how much, fee*, charge, charges, charged, expensive, pricing, rate, rates, what do i pay, euro, euros, bucks, quid, pay for, worth, pricey, amount, total, bill me, what would, much is, much are, much does, much would, combien, wieviel, how many euros, dear, costly, price list, what s the damage, set me back, pay extra, extra fee, surcharge, price tag, charges for, costing',
  pay: 'pay*, paid, money, cash, transfer*, debit*, paypal, apple pay, google pay, klarna, bank transfer, settle, uberweisung, apple, google, wallet, account charged, leaves my account, taken from, money leaves, invoice me, on account, paying, payment options, pay with, pay by, pay cash, contactless, cheque*, money order, stripe, sepa, on delivery',
  card: 'credit card*, debit card*, visa, mastercard, amex, bank card*',
  bank: 'bank*, iban, account number, direct debit',
  declined:
    'declin*, reject*, refus*, payment failed, payment error, not accepted, didn t go through, doesn t go through, won t accept my card, card won t, payment doesn t, payment won t, can t pay, card error, payment is stuck, transaction failed, doesn t take my card',
  instalment:
    'instal*, in parts, monthly, per month, spread, payment plan*, in bits, financ*, a bit at a time, in full, all at once, little by little, each month, every month, several payments, over time, chunk*, pay off, in stages, split*, raten, budget, pay monthly, pay in three, three payments, part payment, pay gradually, paying over, interest-free, credit agreement',
  voucher:
    'voucher*, coupon*, promo*, discount*, gift card*, code won t, gift code, code, codes, money off, deal code, gutschein, combine codes, reduced, student discount, discount code, promo code, promotion*, redeem*, gift voucher, apply a code, enter a code, code doesn t work, black friday, sale',
  invoice:
    'invoice*, receipt*, bill, bills, billing, statement*, proof of purchase, paperwork for the, tax document, rechnung, facture, documents for my, invoices, my bill, copy of the bill, bill copy, tax invoice, proof of payment, expense*, itemised',
  tax: 'tax*, vat, company details, business details, accountant*, bookkeep*, vat number, business expense, self-employed, company name on',
  download: 'download*, pdf, print*, file, save as, export, get the pdf',
  high: 'higher, too high, too much, more than usual, more than normal, overcharg*, double, huge, went up, doubled, jumped, so high, so expensive, more than, bigger than, extra charge, shock, ripped off, wrong amount, 20 more, went through the roof, overpriced, why so much, more expensive, costs more, higher than, extra on my bill, increase*, unexpected charge*, gone up, paying more',
  dispute:
    'disput*, don t recognise, not recognise, unknown charge, what is this charge, complain about, contest*, query a, never ordered, never signed, didn t use, what is this, what s this, mystery, unfamiliar, never booked, not mine, unauthorised, unauthorized, not authorised, didn t order, didn t buy, didn t sign up, premium service*, third-party, charged for something, objection, suspicious',
  late_payment:
    'pay later, overdue, extension*, can t pay, cannot pay, due date, skint, broke till, more time to pay, behind with, payday, after the deadline, arrears, unpaid, next month, wait with, salary, wages, until friday, short this month, tight this month, postpone the payment, few more days, delay paying, payment deadline, payment break, defer payment, pay next week, pay a bit later, running late with the payment, missed payment, reminder*, dunning, money is tight',
  // The account
  password:
    'password*, passcode*, pass word, pw, login code, passphrase, credentials, login details, new code, passwort, mot de passe, contrasena, pass phrase, new password, reset link, change my password, wrong password, set a password',
  login:
    'log in, login*, log-in, sign in, signin, signed in, get in, let me in, locked out, log on, access my account, won t let me in, get into, can t access, cannot access, enter my account, in my account, sign up details, logging in, signing in, can t sign, can t log, can t get into, access to my account, open my account, authentication, verification code',
  account:
    'account*, profile*, membership*, register*, sign up, signed up, customer number, my details, user, my login, user account, customer account, username, user name',
  forget:
    'forgot*, forget*, don t remember, can t remember, not remember, lost my password, slipped my mind, no idea what my, don t know my, can t recall, lost the password',
  delete:
    'delet*, eras*, remov*, wipe*, close my, forget about me, for good, shut, closed down, cease, scrub, gone for, vanish, get rid of, take down, close the account, closing my, deactivat*, unsubscribe, permanently, deregister*, close account',
  data: 'personal data, my data, privacy, data protection, gdpr, my details, confidential*, my information, about me, information about, know about me, private, secret, boss find out, medical data, datenschutz, data about me, stored about, personal information, personal details, what you store, what do you store',
  see_data:
    'who can see, who can read, who sees, who has access, share*, sharing, look at my, who else, read my, find out, told, tell my, hand over my, receptionist, third parties, passed on, pass on, leak*, access to my data, who gets, visible to, pass my',
  email: 'email*, e-mail*, mail, inbox, spam folder, e mail, newsletter*, mailbox',
  // Contracts and plans
  contract:
    'contract*, subscription*, subscrib*, agreement, commitment, tied in, deal, term, terms, minimum term, locked in, bound, vertrag, contract term, contract end, months contract, tie-in, contract period, minimum period',
  quit: 'quit*, terminat*, end my, end the, leave you, leaving you, give notice, notice period, get out of, stop being, opt out, done with, stop using, finish*, get rid of you, over and out, last bill, kundigen, resiliar, walk away, out after, cancellation notice, ending my, stop my contract, leave lumen, close my contract, don t renew, not renew, get out, discontinue*, cancel my contract, cancel my plan',
  early_end:
    'early, before it ends, early exit, penalt*, termination fee, before the end, still have, months left, half way, before two years, buy myself out, fee for leaving, before the contract ends, break the contract, leave early, exit fee, pay off the rest, get out early, end early',
  plan: 'plan, plans, tariff*, package deal, allowance*, bundle*, upgrad*, downgrad*, option, my tariff, subscription plan, monthly plan, gigs a month, tarif, forfait, package, tariff change, other tariff, price plan, rate plan, change tariff, bigger package, smaller package',
  more_data:
    'more data, more gigs, more gb, unlimited, run out, running out, used up, bigger plan, upgrade, allowance gone, not enough data, top up, extra data, run dry, bigger, add data, extra gigs, additional data, data used up, out of data, no data left, data is gone, buy data',
  number: 'number*, digits, phone number, my old number, digits stay, same number, telephone number',
  port: 'port, porting, ported, keep my number, bring my number, take my number, pac code, keep my old number, number with me, transfer my number, take my digits, same number, number over, moving my number, rufnummer, code from you, transfer code, number portability, transfer number, number transfer, mnp, same phone number, retain my number, bring the number',
  provider:
    'provider*, operator*, network operator, competitor*, other company, rival*, vodafone, o2, telekom, orange, carrier, telecom, at&t, ee, three, sky, telefonica, other network, different network, new network, new company, old one, t-mobile, verizon, movistar, my old network, another network, another company, phone company, mobile operator',
  join: 'join*, coming to you, switch to you, move to you, come over to you, become a customer, over to you, to you, to lumen, with you, new customer, start with you, moving to you',
  leave:
    'leav*, going elsewhere, switch away, move away from, another provider, other provider, elsewhere, away from you, from lumen, different network, new network, somewhere else',
  // Phones and lines
  sim: 'sim, sims, sim card*, simcard, chip, card in my phone, the card, new card, tiny card, sim-card, nano sim, micro sim, second sim, replacement sim, multisim',
  esim: 'esim*, e-sim*, digital sim, plastic card, without a plastic, digital, virtual sim, without a card, no tray, card slot, built in, going digital, electronic sim, embedded sim, esim profile, without physical, download a sim, no physical',
  qr: 'qr*, barcode*',
  pin: 'pin, pin code, unlock code',
  puk: 'puk*, eight digit*, 8 digit*, wrong pin, pin wrong, three times wrong, too many attempts, blocked pin, forgot my pin, pin blocked, unblock code, super pin',
  locked: 'lock, locked, block*, unlock*, freeze, frozen, barred, blocked, unblock, unlocking',
  stolen:
    'stol*, steal*, nick, nicked, theft, robbed, thief, pickpocket*, pinched, snatched, took my, someone took, grabbed, handbag, mugged, burgled, thieves, break-in, burglar*, someone has my, got taken, been taken, pickpocketed, misuse',
  lost: 'lost, lose, can t find, misplac*, disappear*, left my phone, dropped my phone, left my, gone missing, nowhere to be found, in a taxi, on the train, slipped, mislaid, left on the bus, left in a, dropped it, can t locate, fell out, forgot it in',
  activate:
    'activat*, switch on, set up, get it working, start using, get started, start it, make it work, working yet, card work, register*, registered, first use, goes live, get going, put into service, turn it on, not active, inactive, start the sim, enable*, go live, insert the, first start',
  unrecognised:
    'no sim, not recogn*, not detect*, not read, invalid sim, can t read, doesn t see, insert sim, sim error, not seen, ignores, doesn t accept the card, sim failure, bent, reader, no card, card error, doesn t recognise, won t recognise, not readable, sim not, isn t recognised, doesn t detect, damaged sim',
  roaming:
    'roam*, abroad, overseas, foreign, trip, travel*, holiday*, vacation*, travelling, going to, country, countries, border, landed, fly, flying, flight to, hols, weekend in, week in, weeks in, ausland, other countries, out of the country, foreign country, when i travel, on vacation, on holiday, abroad for, across the border',
  inside_zone:
    'eu, european union, spain, italy, france, germany, greece, portugal, austria, mallorca, ibiza, paris, rome, poland, netherlands, croatia, lisbon, berlin, vienna, amsterdam, brussels, belgium, ireland, sweden, denmark, norway, finland, barcelona, madrid, athens, prague, budapest, malta, cyprus, hungary, czech, romania, bulgaria, european, eea, luxembourg, slovenia, slovakia, estonia, latvia, lithuania, iceland, crete, tenerife, canary islands, dublin, warsaw, copenhagen, stockholm, helsinki, oslo, milan, venice, lyon, munich',
  outside_zone:
    'outside the eu, outside europe, usa, us, america, turkey, switzerland, japan, thailand, egypt, new york, istanbul, dubai, canada, brazil, china, australia, travel pack*, world, schweiz, suisse, london, uk, england, tokyo, bali, bangkok, morocco, tunisia, mexico, india, vietnam, singapore, serbia, miami, los angeles, cruise ship, asia, africa, south america, world pass, korea, south africa, argentina, kenya, russia, ukraine, israel, qatar, saudi, indonesia, philippines, malaysia, hong kong, new zealand, caribbean, cuba, zurich, geneva, non-eu, overseas pack, third country, albania, bosnia, montenegro',
  mobile_data:
    'mobile data, data, gb, gigs, gigabyte*, megabyte*, mb, lte, 4g, 5g, apps, maps, whatsapp on the go, surfing, browsing, cellular, internet on my phone, phone internet, data connection, data on, hotspot from my phone',
  signal:
    'signal, bars, reception, no service, coverage, dead zone, can t call, can t make calls, calls drop, no network, emergency calls only, can t ring, dead spot, no bars, searching, one bar, street, no coverage, weak signal, poor reception, can t phone, can t receive calls, no dial tone, unreachable, lost signal, call drops, bad reception',
  outage:
    'outage*, down, fault in the network, network problem*, mast, offline, no connection, interrupted, cut off, gone, nothing works, no internet, not working at home, disruption, storm, whole house, totally dead, blackout, lost connection, won t connect, doesn t connect, no connection at all, not connecting, out of order, service down, connection lost, connection drops, network failure, broadband down, went down, is dead',
  internet: 'internet, online, net, broadband, fibre, fiber, web, dsl, connection',
  wifi: 'wifi, wi-fi, wi fi, wlan, wireless, hotspot, network name, network key, ssid, guest network, network password, password of the network, neighbours use, key on the sticker',
  router: 'router*, modem*, box at home, fritzbox',
  red_light:
    'red light*, light is red, blinking, flashing, lamp is red, lights, glowing, glows, led is, red lamp, orange light, green light',
  slow: 'slow*, lag*, buffer*, crawl*, sluggish, speed*, stutter*, freezes, takes forever to load, snail, forever, takes ages, loads slowly, netflix stops, freezing, hangs, mbit, megabit, ping, weak, takes too long, lagging, loading forever, poor speed, low speed, slower, buffering, video stutters, slow at night, slow in the evening',
  rooms: 'room*, upstairs, bedroom, kitchen, garden, far from',
  reset:
    'factory, reset*, restore, start from scratch, paperclip, original settings, wipe the router, default settings, back to default, as new, tiny hole, small hole, press the button, hole at the back, werkseinstellung*, hard reset, factory settings, restart from zero, set back, wipe everything, initial settings, reinitialis*',
  suspended:
    'suspend*, cut off my line, disconnected, barred, reconnect*, reactivat*, deactivat*, line blocked, service stopped, cut my line, switched off my, no outgoing calls, unblock my line, service restored, reinstat*, line cut',
  // Things of a home
  kettle: 'kettle*, water boiler, boil*, bouilloire, tea, hot water, jug, electric kettle, water heater',
  limescale:
    'limescale, descal*, scale, chalk*, calc*, crust*, white flakes, white stuff, white bits, deposit*, vinegar, citric*, furred, calcaire, kalk, hard water, white crust, flakes, residue, grime, gunk, chalky, scaly, calcified, white layer, mineral*, descaling, hard crust, lime, white film, white residue, chalk build-up, build-up',
  clean: 'clean*, rinse, scrub*, wipe down, cleaning, cleaner, scrubbing, hygienic',
  pan: 'pan, pans, pot, pots, skillet*, frying*, cookware, saucepan*, wok, cast iron, pfanne, poele, sarten, casserole, wok pan, cooking pot, iron pan, frying pan, stainless, non-stick, nonstick, coated pan',
  induction:
    'induction*, hob, hobs, stove*, cooktop*, cooker, magnet*, ceramic hob, herd, plaque, electric hob, glass hob, my stove, ceran, hotplate, burner, electric stove, gas stove, glass ceramic, ceramic cooktop',
  oven: 'oven*, bake',
  bulb: 'bulb*, watt*, e27, e14, led, socket, screw-in, lightbulb*, gluhbirne, ampoule, bombilla, fitting, screw, watts, strength, brighter bulb, light bulb, screw base, lumens, halogen, socket size, replacement bulb, which light',
  lamp: 'lamp*, light, bedside, floor lamp, shade, lampshade, lamps, table lamp, desk lamp, ceiling light, pendant, luminaire',
  dim: 'dim*, brightness, brighter, too bright',
  wash: 'wash*, laundr*, machine wash, degrees, detergent, temperature*, spin, launder*, hot wash, 40 degrees, 60 degrees, in the machine, shrink*, spin cycle, waschen, machine washable, washing, cold wash, hand wash, washing powder, softener, care label, bleach',
  bedding:
    'bedding, duvet*, sheet*, pillow*, linen, quilt*, blanket*, comforter*, mattress*, down filled, feather*, bed cover*, pillowcase*, edredon, couette, bettdecke, cover, covers, topper, bedspread, down duvet, bed sheets, bed linen, bedclothes, fitted sheet, duvet cover, down pillow, bed set, cotton sheets',
  dryer: 'dryer*, drier*, tumble*, dry, drying, hang, tumble dry, tumble dryer, air dry, line dry, dries',
  included:
    'includ*, come with, comes with, in the package, supplied, separately, extra, part of the set, in the set, come along, sold separately, accessories',
  // At the practice
  appointment:
    'appointment*, book, booking, booked, reserv*, visit, consultation*, see a doctor, get seen, schedule, come in, slot with, time with, see someone, get in, check-up, checkup, fit me in, squeeze me in, available, availability, free time, opening, termin, rendez-vous, cita, make an appointment, get an appointment, book in, next free, see the dentist, come by, consult, spot for me, book online, walk in, walk-in, vacancy for',
  late: 'late, delayed, stuck in traffic, running behind, minutes late, traffic, missed my bus, overslept, not on time, delayed train, train is, stuck, held up, hour after, minutes after, behind schedule, won t make it on time, quarter of an hour, be late, come late, arriving late, ten minutes, fifteen minutes, twenty minutes, lateness, too late, delay, bus was late, traffic jam',
  no_show:
    'no-show, not show up, didn t show, don t show, don t turn up, forgot my appointment, missed my appointment, skip, can t come, cannot come, don t need the visit, won t come, not coming, not make it, no need, didn t come, let you know, not attend, can t attend, unable to attend, miss my appointment, not able to come, missing an appointment, stood up, won t be there, won t make it, not appear',
  first_visit:
    'first visit*, first time, first appointment, new patient*, never been, initial, new here, joining, first session, never visited, first consultation, start with you, new to the practice, new to you, never been before, first-time, haven t been before, initial visit, register as a patient',
  bring:
    'bring*, take with me, need to have with me, documents do i need, carry, papers, paperwork, id card, take along, have with me, need to show, passport, card with me, need from me, have to bring, need to bring, what to bring, should i bring, carry with me, documents needed, have ready',
  tooth:
    'tooth*, teeth, molar*, dental, gum, gums, mouth, wisdom, filling, fillings, cavity, canine, incisor, jaw, tooth enamel, front tooth, back tooth, chewing',
  dentist: 'dentist*, orthodont*, hygienist*',
  doctor: 'doctor*, dermatolog*, physician*, specialist*, clinic*, surgeon*',
  skin: 'skin*, face, cheek*, forehead, chin, complexion',
  mole: 'mole, moles, birthmark*, dark spot, skin check, skin cancer, screening, melanoma, brown spot*, spot on my, freckle*, birth mark, lump on my skin, dark patch, mark on my, nevus, skin lesion, growth on my skin, mole check, beauty spot, changed colour, skin exam*, lesion*, dermoscop*',
  tartar:
    'tartar, plaque, hygiene, professional cleaning, teeth cleaned, teeth cleaning, polish*, scaling, clean my teeth, teeth done, coffee and tea stains, tooth cleaning, scale and polish, deep clean, dental hygiene, dental cleaning, calculus, prophylaxis, airflow, clean teeth, hygiene session, deposits on my teeth',
  implant:
    'implant*, missing tooth, artificial tooth, false tooth, replace a tooth, screw, new tooth, fixed tooth, gap, tooth is missing, missing a, dentures, denture, titanium, screw tooth, replacement tooth, lost a tooth, prosthetic tooth, dental implant, artificial root',
  crown: 'crown*, veneer*, prosthe*, bridge, caps, capped tooth, onlay, inlay',
  whitening:
    'whiten*, bleach*, yellow, whiter, brighter teeth, coffee stain*, white teeth, stains, hollywood smile, white smile, shade*, lighter, movie star, dazzling, bleaching, white again, discolour*, yellowish, brighten my, whiter smile, pearly',
  root_canal:
    'root canal*, nerve*, root treatment, endodont*, kill the nerve, nerve taken out, root, canal, nerve removed, root filling, tooth nerve, nerve treatment, root inflammation, pulp',
  extraction:
    'extract*, pulled out, pull out, tooth out, had a tooth pulled, wisdom tooth, tooth removed, teeth out, pulled, tooth came out, socket, hole where, after it came out, taken out, pulled my, stitches, wisdom teeth out, pulling, tooth extraction, removed tooth, took out my tooth, after the extraction, wisdom tooth removal, out yesterday, yanked',
  bleed: 'bleed*, blood*, bled, bleeding, spitting blood, gauze, blood clot',
  eat: 'eat, eating, food, drink, drinking, chew*, coffee, meal, smoke, smoking, soup, alcohol, lunch, breakfast, dinner, spicy, hot drinks, beer, wine, cigarette*, solid food, drink alcohol, hungry',
  laser: 'laser*, laser session, laser treatment, lasered',
  peel: 'peel*, chemical peel, flaking, peeling, acid peel, peeled',
  redness:
    'redness, red, irritat*, burn, burning, itch*, pink, swollen, swelling, swell, glowing red, like a tomato, tender, raw, sunburn, still red, rash, blister*, reddened, inflamed, sensitive skin, stinging, stings, crusts, scab*, flushed, hot skin',
  sun: 'sun, sunscreen, spf, beach, tan, sunbath*, sauna, makeup, make-up, gym, pool, sunlight, sunny holiday, sunbed, solarium, swimming, sunblock, sport, exercise, holiday in the sun, uv',
  acne: 'acne, pimple*, spots, zit*, breakout*, blackhead*, scar, scars, greasy skin, oily, bad skin, spotty, face is full, pimply, pimples, spots on my face, oily skin, clogged pores, skin impurities, blemish*',
  hair_removal:
    'hair removal, body hair, shave, shaving, wax, waxing, epilat*, leg hair, remove hair, unwanted hair, bikini line, armpit*, beard hair, permanent hair, epilation, depilation',
  aligner:
    'aligner*, brace, braces, invisalign, straighten*, crooked, clear tray*, orthodont*, retainer*, clear braces, invisible braces, straight teeth, teeth straightening, teeth are crooked, misaligned, splint*',
  child:
    'child*, kid, kids, son, daughter, baby, toddler, year old, little one, teenager, kiddo, my boy, my girl, little boy, little girl, months old, nephew, niece, four-year-old, family, children, infant, my little, school child, two-year-old, three-year-old, five-year-old, six-year-old, twins',
  age: 'age, how old, too young, years old, old enough, from what age, minimum age, age limit, how young, from which age',
  parent:
    'parent*, mother, father, mum, dad, accompan*, guardian, present, grandma, nanny, mom, come along, with me in the room, legal guardian, come with',
  record:
    'record*, medical file, my file, medical history, patient file, notes, report*, results, file, papers about me, documents about me, treatment history, my notes, charts, records, medical documents, patient record, health record, medical records, findings, my history',
  xray: 'x-ray*, xray*, x ray*, radiograph*, scan, images, pictures of my teeth, radiographie, rontgen, film, pictures you took, images you took, x-rays, x-ray pictures, imaging, panoramic, scans',
  copy: 'copy, copies, send to another, forward*, send them to, new dentist, second opinion, hand over, send it to, my new doctor, moving away, give me, get hold of, my hands, e-mailed to me, on a usb, dentist abroad, a copy, duplicate of, request my, obtain my, get my file, transfer my records, send my file',
  afraid:
    'afraid*, scared*, fear*, anxi*, terrif*, panic*, nervous, phobia, dread, frightened, can t stand, drill, needles, hate the dentist, shaking, sweating, nightmare, panicky, fear of, scares me, anxious, anxiety, frightens me, terrified, trauma*, dental phobia, cry, crying, shake',
  sedation:
    'sedat*, laughing gas, asleep, anaesth*, anesthe*, knocked out, sleep through, numb*, put under, general anaesthetic, calm me, calm*, relax*, knock me out, put me to sleep, dream through, gas, valium, twilight, not feel anything, anaesthetic, anesthetic, general anesthesia, nitrous, tranquil*, under sedation, sleeping during, half asleep, unconscious',
  pain: 'pain*, hurt*, ache*, aching, sore, toothache, throb*, agony, ouch, agonising, unbearable, can t sleep, swollen cheek, hurts like, severe pain, killing me, hurting, painful, throbbing, tooth hurts, toothaches, can t bear, can t chew, stabbing',
  emergency:
    'emergenc*, urgent, today, right now, tonight, weekend, sunday, immediately, knocked out, accident, out of hours, after hours, on call, at night, as an emergency, right away, knocked a tooth, broke a tooth, public holiday, at the weekend, urgently',
  insurance:
    'insur*, health plan, aok, barmer, tk, policy, covered by, health fund, private patient*, insurer, health insurer, krankenkasse, mutuelle, seguro, reimburse me, covers it, cover it, health insurance, statutory, privately insured, public insurance, health card, bupa, co-pay, copay, does my insurance, coverage by',
  duration:
    'how long, how many days, how many weeks, how many months, when will, days, weeks, duration, by when, takes, how soon, until when, lasts, last, how much time, time does it take, how many hours, how fast, till when, what time frame, processing time, waiting time, lasting, business days, working days',
  how_often:
    'how often, how many times, how frequently, every, sessions, how many visits, how many sessions, once a year, twice a year, how regularly, repeat*, frequency',
  where_find: 'where can i find, where do i find, where can i see, where is the, find, where',
  why: 'why, reason, how come, what for',
  method: 'method*, option*, ways, accept*, which, suitable, compatible, works with, suit, suits',
  // What customers ask about and most knowledge does not hold
  weather:
    'weather, rain, sunny, forecast, snow, temperature outside, storm, degrees outside, hot outside, cold outside, raining, umbrella, thunderstorm, climate',
  cooking:
    'recipe*, cook, pancake*, cake, dinner idea*, lasagne, ingredients, soup recipe, recipes, how to cook, bake a, roast, barbecue, bbq, grill, lamb, rice, pasta, pressure cooker, how long do i cook, boil an egg, boil eggs, marinade',
  jobs: 'job, jobs, vacanc*, hiring, career*, internship*, salary, work for you, apply for, recruit*, cv, apprentic*, part-time, work at, working at, position*, student job, hire me, staff discount, interview, employee*, job opening*, application form, traineeship*, trainee*, work experience, looking for work, do you hire, employ, employment, receptionist job, warehouse job, resume, vacancies',
  company_facts:
    'founder*, founded, ceo, owner, who started, headquarters, history of the company, shareholders, boss, turnover, revenue, how many employees, how big is your company, chairman, subsidiary, company history, founded in, who owns, who runs, company founded, how old is the company, who is the ceo, made in, manufactured in, where are your products made, produced in, factory in, listed company, head office',
  competitor_goods:
    'ikea, amazon, ebay, samsung, dyson, apple, iphone, netflix, spotify, bosch, philips, tesla, lidl, walmart, aldi, tesco, argos, wayfair, zara home, otto, xiaomi, huawei, sony, lg, microsoft, hp, miele, siemens, aliexpress, temu, shein, nespresso, delonghi',
  sports:
    'football, soccer, match, world cup, champions league, tennis, score, team, basketball, olympics, bundesliga, football match, premier league, goal*, stadium, marathon, formula 1, nba, fifa, who won, liverpool, real madrid, training plan',
  jokes:
    'joke*, funny, poem*, story, song, sing, riddle, make me laugh, tell me something, sing me, rap, limerick, pun',
  greeting:
    'hi, hello, hey, good morning, good evening, how are you, how s your day, how s it going, nice to meet you, thanks, thank you, bye',
  about_robot:
    'are you human, are you a robot, are you real, your name, chatgpt, do you sleep, who made you, are you a bot, your favourite, are you an ai, artificial intelligence, language model, real person or, how old are you, where do you live, do you dream, are you alive, who built you',
  money_markets:
    'stock*, bitcoin, crypto*, gold price, exchange rate, shares, invest*, mortgage, loan, interest rate, dividend*, share price, economy, inflation, pension*, savings account, tax return, financial results, exchange rates, dollar rate, euro to dollar, stock market, investment*, etf, shares in, buy shares, ethereum, insurance policy for my car, credit score, borrow money',
  homework:
    'homework, math*, translate, translation, essay, capital of, square root, history of, geography, write me, spelling, school project, university, exam, physics, chemistry, who invented, what year, population, how far is, how tall, meaning of, dictionary, grammar, code in python, excel, programming, poem about, study, studying, study to become, university degree, solve, equation, how many people, how many dentists, in the country, statistics, essay on, thesis, learn english, alphabet, synonym, wikipedia, world record, invented',
  media:
    'movie*, film*, netflix, music, video game*, playstation, series, tv show, concert, tiktok, instagram, facebook, whatsapp, youtube, book, novel, radio, podcast, album, singer, actor, actress, celebrity, password for netflix, disney, hbo, prime video, twitter, snapchat, linkedin, gmail, google account, telegram, minecraft, fortnite, roblox, selfie*, picture app, gaming, video games, best game, xbox, nintendo, steam account, cinema, theatre, ticket for, tickets for, lyrics, newspaper, magazine, series on',
  travel_booking:
    'flight*, hotel*, train ticket*, taxi, airport, visa for, bus ticket, rent a car, passport, train times, timetable*, holiday home, cruise, luggage, suitcase*, tram, ferry, bus, airbnb, tourist*, sightseeing, restaurant*, bar, pub, pizza, sushi, takeaway, book a table, holiday tips, where should i travel, travel agency, hostel*, hotel near, restaurants, cafe nearby, rental car, uber, train to, bus to, metro, subway',
  politics:
    'election*, president, politic*, war, minister, parliament, vote, government, elections, prime minister, parties, strike*, tax reform, brexit, mayor',
  health_other:
    'flu, vaccin*, covid, pregnan*, diet, lose weight, blood pressure, headache, eye test, glasses, back pain, heart, physiotherap*, massage*, botox, tattoo*, hair transplant, cough, diabetes, knee, allergy test, hearing, eye, eyes, surgery, lasik, vision, contact lens*, ear, nose job, liposuction, hip, foot, feet, nail fungus, hair loss, transplant, migraine, stomach, fever, cold, sleep better, calories, vitamin*, yoga, gym membership, therap*, psycholog*, depress*, menopause, birth control, pregnant, ultrasound, mri, blood test*, cholesterol, wart, lip filler*, filler*, eyebrow*, hair transplant*, shoulder, ankle, wrist, elbow, neck pain, throat, sore throat, nose, lungs, asthma, allergies, allergy, cancer treatment, kidney*, liver, thyroid, sleeping pills, insomnia, weight loss, lose kilos, kilos, pregnancy test, gynaecolog*, ivf, period pain, hearing aid*, optician, eyesight, cardiolog*, orthopaed*, paediatric*, stomach ache, vomiting, nausea, dizziness, flu shot, jab, massage, acupunct*, chiroprac*, nutrition*, breast, nose surgery, facelift, tattoos removed, eyelash*, manicure, pedicure, haircut, hairdress*',
  other_goods:
    'laptop*, computer*, fridge*, refrigerator*, washing machine*, sofa*, furniture, car, bike*, tv, television*, vacuum*, toaster*, curtain*, toys, clothes, shoes, plants, carpet*, wallpaper, knife, knives, coffee machine*, printer*, tablet, smartwatch, headphone*, drone, screen, laptop screen, game console, camera*, speaker*, dishwasher*, microwave*, mixer*, blender*, air fryer*, fan, heater*, chair*, table, desk, wardrobe*, shelf, shelves, bookcase*, mirror*, candle*, vase*, towel*, paint, tools, drill, lawnmower*, tent, backpack*, perfume, jewel*, ring, watch, glasses frame*, charger*, phone case*, sim for my dog, hoover, notebook, macbook, ipad, battery, laptop battery, earphone*, earbuds, airpods, bluetooth, power bank, keyboard, monitor, games console, hair dryer, ironing board, freezer, espresso machine, bicycle, scooter, e-bike, tyre*, garden furniture, bookcase, rug, rugs, cushion, clock, picture frame, dress, jacket, jeans, sneakers, handbag for sale, toothbrush, electric toothbrush, toothpaste, mattress protector, crib, pram, stroller',
  pets: 'dog*, cat, cats, pet, pets, hamster, puppy, vet, animal*, rabbit*, parrot, horse*, kitten, veterinar*, my dog s, aquarium, goldfish',
  partners:
    'franchise*, wholesale, reseller*, partner*, sponsor*, advertis*, influencer*, affiliate*, donat*, charity, supplier*, bulk, collaborat*, cooperat*, invest in, rent, lease, land, farm, sell my, sell you, buy your company, press, journalist*, interview with, school visit, sponsorship, become a partner, business cooperation, rent out, renting, sublet, for rent, stock my products, sell your products, sell through, distributor*, tender, sponsor our, raffle, donate, fundraiser, press office, marketing offer, seo, film in your, shoot in your',
  custom_work:
    'engrav*, embroider*, custom-made, made to measure, personalis*, personaliz*, wrap, wrapping, gift wrap, assembl*, install it, handmade, custom made, bespoke, monogram*, print my, logo on, gift wrapping, gift box, mount*, hang it up, wire it, wiring, come and install, set it up at my home, made to order',
  parking:
    'parking, park, car park, wheelchair, lift, elevator, toilet, directions, parking space, disabled access, wheelchair access, nearest station, bus stop, how do i get to you, way to you, charging station, bike rack, prayer room, changing room, waiting room, coffee machine in',
  shop_visit: 'store, stores, shop, showroom, branch, in person, tour, visit your',
  opening_hours:
    'opening hours, opening times, opening time, closing time, closing times, business hours, office hours, open on, are you open, you open, do you close, you close, open today, open tomorrow, open now, open late, hours of operation, until what time, till what time',
  luck: 'lottery, horoscope, lucky, fortune, zodiac, tarot, lucky number*, lotto, numerology, feng shui, dream meaning, psychic, astrology, winning numbers',
  relations:
    'girlfriend, boyfriend, married, wedding gift, love, date me, birthday present, dating, fall in love, my ex, wife s birthday, husband s birthday, valentine*, flirt, divorce, lonely, girlfriend s, anniversary gift, mother s day',
  law: 'lawyer*, sue, court, legal advice, visa application, police report, divorce, attorney, file a lawsuit, tenancy, landlord, inheritance, custody, notary, rights as a tenant, traffic fine, parking ticket, speeding',
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
  harmless:
    'harmless, dangerous, serious, normal, worry, worried, safe, ok to, malignant, cancerous, benign, is that bad, should i worry, concerned',
  medicine:
    'medicine*, medication*, pills, tablets, antibiotic*, painkiller*, ibuprofen, cream, ointment*, drug, blood thinner*, aspirin, paracetamol, prescription*, pill, take medication',
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
    'tree*, flower*, garden plants, bird*, fish*, insect*, spider*, mountain*, ocean, moon, planet*, star signs, earthquake, sunrise, sunset, eclipse, volcano, hurricane, dinosaur*, elephant*, lion*, sea level, stars, galaxy, whale*',
  household:
    'stain*, red wine, mould, mold, plumber*, electrician*, heating, gas, electricity, roof, window*, paint the, remove ink, wallpaper, cockroach*, ants, mouse, mice, cleaner for my house, house cleaning, cleaning service, cleaning lady, handyman, paint my, painting the wall, wall colour, unblock the drain, drain, leaking roof, burst pipe, street light*, lamppost, boiler, solar panels, moving company, removal van, lawn, stain out of, wine stain, blood stain',
  civic:
    'passport*, driving licence, driver s licence, id renewal, council, post office, fire brigade, school holidays, church, mosque, citizenship, residence permit, unemployment, ramadan, christmas, easter, public holidays, eid, hanukkah, prayer times, prayer, town hall, birth certificate, drivers license, tax office, customs office, register my car, embassy, consulate, voting, school enrolment, kindergarten',
  vehicles: 'car, cars, tyre*, tire, garage, petrol, engine, motorbike*, scooter*, bicycle*, driving',
} as const
