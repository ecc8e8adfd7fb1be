;; The narrators: Festival's Italian diphone voices, tuned for guiding. Loaded by narrate.ts.

;; UniSyn as Festival has it, but for the headroom: the Italian diphones are so loud that the filter's
;; 16-bit output wraps around, and every wrap is a click. Waves are shared between units, hence the copy.
(defSynthType Headroom
  (Param.def "unisyn.window_name" "hanning")
  (Param.def "unisyn.window_factor" 1.0)
  (us_get_diphones utt)
  (mapcar
    (lambda (unit)
      (item.set_feat unit 'sig (wave.rescale (wave.copy (item.feat unit 'sig)) 0.25)))
    (utt.relation.items utt 'Unit))
  (us_unit_concat utt)
  (targets_to_f0 utt)
  (us_f0_to_pitchmarks utt 'f0 'TargetCoef
    (+ (item.feat (utt.relation.last utt 'Segment) "end") 0.02))
  (us_mapping utt 'segment_single)
  (us_generate_wave utt 'lpc 'analysis_period)
  utt)

;; 1 is the voice's own pitch; narrate.ts lets it sink a little from sentence to sentence of a paragraph.
(define guide_register 1.0)

;; The voices' own intonation is flat above its centre, and the man's dips too deep between words: stretch
;; the one and shrink the other, in semitones.
(define (guide_contour own centre above below)
  (lambda (utt syl)
    (mapcar
      (lambda (target)
        (let ((way (log (/ (cadr target) centre))))
          (list (car target)
            (* guide_register centre (exp (* way (if (> way 0) above below)))))))
      (own utt syl))))

(define (guide_voice name stretch)
  (if (string-equal name "loredana") (voice_lp_diphone) (voice_pc_diphone))
  (Parameter.set 'Synth_Method 'Headroom)
  (Parameter.set 'Duration_Stretch stretch)
  (set! int_general_params
    (list
      (list 'targ_func
        (if (string-equal name "loredana")
          (guide_contour targ_func_fw_q_fem 205 2.2 1)
          (guide_contour targ_func_fw_q 114 1.5 0.75))))))

(define (guide_say text register file)
  (set! guide_register register)
  (utt.save.wave (utt.synth (eval (list 'Utterance 'Text text))) file))
